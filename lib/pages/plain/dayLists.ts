/** Days of one month that are written together, with the month behind the last: '11 a 15/01/2027', '5, 12 e 19/12'. */
const days =
  /(?<![\d/.:,-])(\d{1,2})[º°]?((?:,\s\d{1,2}(?![\d/.:])){0,8})\s(?:(a|à|al|au|bis|t\/m|do|to)|e|y|et|und|en|i|and|&)\s(\d{1,2})(\/\d{1,2}(?:\/\d{4})?)(?![\d/])/u;

/** A text in which each of such days has its month, where days come before months. */
export function spellOutDays(text: string): string {
  const match = days.exec(text);
  if (!match) return text;
  const [whole, first = '', others = '', span, last = '', month = ''] = match;
  const isOfDays = [first, last, ...others.split(', ').filter(Boolean)].every((day) => Number(day) < 32);
  if (!isOfDays || (span !== undefined && others !== '')) return text;
  const listed = [first, ...others.split(', ').filter(Boolean), last].map((day) => `${day}${month}`);
  return text.replace(whole, listed.join(span === undefined ? ', ' : ' – '));
}
