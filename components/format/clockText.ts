/** Length as players show it: `1:02:03`. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, Math.floor(seconds % 60)];
  const [first = 0, ...others] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...others.map((part) => String(part).padStart(2, '0'))].join(':');
}

/** The seconds of a typed length or time, `1:02:03`, `90` or `1m30s`; undefined if it is none. */
export function parseClock(text: string): number | undefined {
  const parts = text.trim().toLowerCase().replace(/s$/, '').split(/[:hm]/);
  if (parts.length > 3 || parts.some((part) => !/^\d{1,6}$/.test(part))) return undefined;
  return parts.reduce((seconds, part) => seconds * 60 + Number(part), 0);
}
