/** Characters of a calendar file inside an address: links that are made for one event have one or two thousand. */
export const longestDataAddress = 100_000;

const dataForm = /^data:text\/calendar[;,]/i;

/** Whether the address is a calendar file itself, so that nothing has to be fetched. */
export const isDataAddress = (address: string): boolean => dataForm.test(address);

/**
 * The address from which a linked page or calendar file can be read: http and https, `data:text/calendar`, and https
 * for `webcal:`, which only tells the system to open its calendar program. Undefined for any other.
 */
export function toReadableAddress(address: string): string | undefined {
  if (isDataAddress(address)) return address.length > longestDataAddress ? undefined : address;
  const written = address.replace(/^webcals?:(?=\/\/)/i, 'https:');
  return URL.canParse(written) && /^https?:/.test(new URL(written).protocol) ? written : undefined;
}

/** The bytes and the type of a `data:` address; undefined if it is malformed. */
export function readDataAddress(
  address: string,
): { bytes: Uint8Array<ArrayBuffer>; type: string } | undefined {
  const comma = address.indexOf(',');
  const type = address.slice('data:'.length, Math.max(0, comma)).replace(/;base64$/i, '');
  if (type === '') return undefined;
  const isBase64 = /;base64$/i.test(address.slice(0, comma));
  try {
    const data = decodeURIComponent(address.slice(comma + 1).split('#', 1)[0] ?? '');
    const bytes = isBase64
      ? Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
      : new TextEncoder().encode(data);
    return { bytes, type };
  } catch {
    // An incomplete escape, or no base64
    return undefined;
  }
}
