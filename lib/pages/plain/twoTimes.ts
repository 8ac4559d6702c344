/** '14.30 and 20.00' or '2pm & 7pm'. */
const marked =
  /(?<![\d.:])(\d{1,2}(?:[.:h]\d{2}\s?(?:[ap]\.?m\.?)?|\s?[ap]\.?m\.?))\s(?:and|und|et|y|e|en|i|&)\s(\d{1,2}(?:[.:h]\d{2}\s?(?:[ap]\.?m\.?)?|\s?[ap]\.?m\.?))(?![\d.:]\d)/iu;
/** '11 und 14 Uhr': the first takes the word of the second. */
const shared =
  /(?<![\d.:]|\d[-–] ?)(\d{1,2}(?:[.:]\d{2})?)\s(?:und|u\.|en|&)\s(\d{1,2}(?:[.:]\d{2})?)(\s(?:uhr|uur))(?!\p{L})/iu;

/**
 * The texts of a line with two times of day, one for each of the events at these times; none if it has none such.
 * @param isOther whether a part of the line is something else
 */
export function toTwoTimes(
  text: string,
  isOther: (from: number, to: number) => boolean = () => false,
): string[] {
  const match = marked.exec(text) ?? shared.exec(text);
  if (!match) return [];
  const [begin, end] = [match.index, match.index + match[0].length];
  if (isOther(begin, end)) return [];
  const word = match[3] ?? '';
  return match.slice(1, 3).map((time) => `${text.slice(0, begin)}${time}${word}${text.slice(end)}`);
}
