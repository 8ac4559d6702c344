import { isApart, mostParts } from './dateParts';
import { isBeginLabel, isEndLabel } from './labels';
import type { LineReading } from './lineReader';
import type { PagePart } from './tree';

/** The texts of days with the times below them that are labelled as the beginning or the end: '23 Oct' above '20:00 – End'. */
export function findBegins(page: {
  lines: readonly PagePart[];
  getText(line: PagePart): string;
  read(line: PagePart): LineReading;
}): [line: PagePart, text: string][] {
  const { lines } = page;
  return lines.flatMap((line, at): [PagePart, string][] => {
    const { isTimed, clocks, dates } = page.read(line);
    const [clock, ...others] = clocks;
    if (!isTimed || clock === undefined || others.length > 0 || dates.length > 0) return [];
    const label = page
      .getText(line)
      .replace(clock, '')
      .replace(/^[\s:|–-]+/, '');
    const end = isEndLabel(label);
    if (!end && !isBeginLabel(label)) return [];
    const day = lines.slice(Math.max(0, at - mostParts), at).findLast((one) => page.getText(one) !== '');
    if (!day || isApart(day, line)) return [];
    const reading = page.read(day);
    if (reading.dates.length !== 1 || reading.clocks.length > 0 || reading.words !== '') return [];
    return [
      [day, `${end ? `${label}: ` : ''}${page.getText(day)} ${clock}`],
      [line, ''],
    ];
  });
}
