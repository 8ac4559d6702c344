/** Letters of a name, from which on one wrong letter does not make it another word. */
const leastLetters = 7;

/** Whether a word is a name with one letter missing, added or wrong, or two in the wrong order: 'Feburary'. */
export function isMisspelt(word: string, name: string): boolean {
  const [short, long] = word.length < name.length ? [word, name] : [name, word];
  if (name.length < leastLetters || long.length - short.length > 1 || word === name) return false;
  let begin = 0;
  while (begin < short.length && short[begin] === long[begin]) begin++;
  // The first letter is hardly ever wrong
  if (begin === 0) return false;
  const rest = (text: string, skipped: number) => text.slice(begin + skipped);
  if (long.length > short.length) return rest(long, 1) === rest(short, 0);
  const isTurned = long[begin] === short[begin + 1] && long[begin + 1] === short[begin];
  return rest(long, 1) === rest(short, 1) || (isTurned && rest(long, 2) === rest(short, 2));
}
