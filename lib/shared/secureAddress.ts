/** Whether a host name means this machine, so that requests do not cross a network. */
export function isLocal(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * Why secrets may not be sent to an address; undefined if they may: https, or http to this machine, without user name
 * and fragment.
 */
export function findAddressProblem(address: string): 'notAnAddress' | 'notSecure' | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return 'notAnAddress';
  if (url.username !== '' || url.password !== '' || url.hash !== '') return 'notAnAddress';
  return url.protocol === 'http:' && !isLocal(url.hostname) ? 'notSecure' : undefined;
}

/**
 * The hosts, with ports, to which a sign-in at a platform sends something: the sign-in page first. Names in other
 * scripts are in the form that the network uses (`xn--…`), so that no sign imitates another.
 */
export function getPlatformHosts(platform: {
  authorizeEndpoint: string;
  tokenEndpoint: string;
  revokeEndpoint: string;
  apiBase: string;
}): string[] {
  const { authorizeEndpoint, tokenEndpoint, revokeEndpoint, apiBase } = platform;
  const addresses = [authorizeEndpoint, tokenEndpoint, revokeEndpoint, apiBase];
  return [...new Set(addresses.map((address) => (URL.canParse(address) ? new URL(address).host : address)))];
}
