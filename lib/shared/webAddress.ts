/**
 * The address if it is an http or https URL, else undefined. Addresses from pages and services may be `javascript:`.
 */
export function webAddress(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
