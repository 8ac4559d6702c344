import { describe, expect, it } from 'vitest';
import { findEvents } from '@/lib/pages/events';
import { readCalendarFile } from '@/lib/pages/ics';
import { readEventText } from '@/lib/pages/text';
import { calendarDamage } from './asPublished/calendarDamage';
import { calendarExports } from './asPublished/calendarExports';
import { doubtfulPages } from './asPublished/doubtfulPages';
import { files } from './asPublished/files';
import { handFiles } from './asPublished/handFiles';
import { moreFiles } from './asPublished/moreFiles';
import { moreSites } from './asPublished/moreSites';
import { plugins } from './asPublished/plugins';
import { sites } from './asPublished/sites';
import { templates } from './asPublished/templates';
import { texts } from './asPublished/texts';
import { judgeAll, judgeText, type TextCase } from './asPublished/verdict';

const now = '2026-03-10T09:00:00+01:00';
const judgeOne = (one: TextCase) =>
  judgeText(
    readEventText(one.text, { now: one.now ?? now, timeZone: 'Europe/Berlin', locale: one.locale }),
    one,
  );
const ready = <Case extends { waits?: true }>(cases: Case[]) => cases.filter(({ waits }) => !waits);

/** Written from pages, files and announcements as they are found, without knowledge of the readers. */
describe('cases as they are published', () => {
  it.each(ready(texts))('text: $name', (one) => {
    expect(judgeOne(one)).toMatchObject({ differs: [] });
  });

  it.each(ready([...plugins, ...sites, ...moreSites, ...templates, ...doubtfulPages]))(
    'page: $name',
    (one) => {
      const page = new DOMParser().parseFromString(one.html, 'text/html');
      expect(judgeAll(findEvents(page, 'https://site.example/page'), one)).toMatchObject({ differs: [] });
    },
  );

  it.each(ready([...files, ...handFiles, ...moreFiles, ...calendarExports, ...calendarDamage]))(
    'file: $name',
    (one) => {
      expect(judgeAll(readCalendarFile(one.file), one)).toMatchObject({ differs: [] });
    },
  );

  it('no start is read wrongly from any text, and of the plain ones nine in ten are read without doubt', () => {
    expect(texts.filter((one) => judgeOne(one).start === 'wrong')).toEqual([]);
    const plain = texts.filter((one) => one.plain);
    const asserted = plain.filter((one) => judgeOne(one).start === 'right');
    expect(asserted.length / plain.length).toBeGreaterThanOrEqual(0.9);
  });
});
