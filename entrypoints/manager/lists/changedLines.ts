/** Lines that a change of a text takes out, and those that it puts in their place. */
export function toChangedLines(before: string, after: string): { out: string[]; in: string[] } {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const least = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < least && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < least - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  return { out: old.slice(start, old.length - end), in: fresh.slice(start, fresh.length - end) };
}
