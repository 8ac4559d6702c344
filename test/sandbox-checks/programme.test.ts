import { describe, expect, it } from 'vitest';
import { readEventText } from '../../lib/pages/text';
import { createDemoWeb } from '../sandbox/web';
import { createProgramme } from '../sandbox/web/programme';

const day = 86_400_000;
const begin = Date.parse('2026-11-25T12:00:00Z');
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Each noon and last second of ten years. */
const clocks = Array.from({ length: 3653 }, (_, index) => begin + index * day).flatMap((noon) => [
  noon,
  noon + day / 2 - 1000,
]);
/** One in each of these years, and a leap day. */
const years = [...clocks.filter((_, index) => index % 730 === 0), Date.parse('2028-02-29T12:00:00Z')].map(
  (now) => [new Date(now).toISOString(), now] as const,
);

/** Text of the venue's pages, of a demo started at this time. */
async function readPages(now: number): Promise<string> {
  const app = createDemoWeb({ clock: () => now }).hosts.get('venue.example');
  const pages = ['', 'jazz-night', 'market', 'talk', 'many'].map((path) =>
    app?.request(`https://venue.example/${path}`),
  );
  const texts = await Promise.all(pages.map(async (page) => (await page)?.text()));
  return texts.join('\n');
}

describe('the events of the demo', () => {
  it('begin within 400 days, whenever the demo is started in the next ten years', () => {
    const wrong = clocks.flatMap((now) =>
      Object.entries(createProgramme(now)).filter(([, { start, end }]) => {
        // West of Greenwich, where the demo's places are, it is later yet.
        const ahead = (Date.parse(start.length > 10 ? `${start}Z` : start) - now) / day;
        return !(ahead > 1 && ahead < 400 && start < end);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(years)('are on the weekdays that their pages name (started at %s)', async (_at, now) => {
    const text = await readPages(now);
    const year = createProgramme(now).jazzNight.start.slice(0, 4);
    const named = [...text.matchAll(/(\w+day),? (\d+) December( \d{4})?/g)];
    expect(named.length).toBeGreaterThanOrEqual(6);
    for (const [whole, weekday, date, written = ` ${year}`] of named) {
      const at = new Date(Date.UTC(Number(year), 11, Number(date)));
      expect([whole, weekday, written]).toEqual([whole, weekdays[at.getUTCDay()], ` ${year}`]);
    }
    const dated = [...text.matchAll(/"(?:startDate|doorTime)":"(\d{4}-\d\d-\d\d)|datetime="([^"]+)"/g)];
    expect(dated).toHaveLength(7);
    for (const [, inData, inMarkup = ''] of dated)
      expect(Date.parse(`${(inData ?? inMarkup).slice(0, 10)}T00:00:00Z`)).toBeGreaterThan(now);
  });

  it.each(years)('are read from plain words, too, without a question (started at %s)', async (_at, now) => {
    const { talk } = createProgramme(now);
    const [, words = ''] = /<p>(Lecture on tides[^<]*)<\/p>/.exec(await readPages(now)) ?? [];
    const timeZone = 'America/New_York';
    const event = readEventText(words, { now: new Date(now).toISOString(), timeZone, locale: 'en-US' });
    expect(event).toMatchObject({ start: { local: `${talk.start}:00` }, end: { local: `${talk.end}:00` } });
    expect(event?.alternatives).toBeUndefined();
  });
});
