import { findAddressProblem } from '../shared/secureAddress';

/**
 * The address of a feed that a person typed or pasted: with `webcal:` in place of `https:`, or without a scheme. Without
 * its fragment.
 * @returns undefined if it is none, or neither encrypted nor on this machine
 */
export function parseFeedAddress(typed: string): string | undefined {
  const text = typed.trim().replace(/^(?:webcals?|feed):(?:\/\/)?(?:https?:\/\/)?/i, 'https://');
  const whole =
    /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/:]+:\d+(?:\/|$)/.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  url.hash = '';
  return url.hostname.includes('.') || url.hostname === 'localhost'
    ? findAddressProblem(url.href) === undefined
      ? url.href
      : undefined
    : undefined;
}
