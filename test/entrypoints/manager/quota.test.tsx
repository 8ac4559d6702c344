import { describe, expect, it } from 'vitest';
import { Manager } from '../../../entrypoints/manager/Manager';
import { announceChange } from '../../../lib/messages';
import { shown } from '../../components/controls';
import type { Answers } from '../../components/fakeBackground';
import { mount, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const [quota] = sample.quotas;

function section(more: Answers = {}, item = ''): HTMLElement {
  location.hash = `quota${item}`;
  return mount(<Manager />, { acting: () => sample.acting, quotas: () => sample.quotas, ...more });
}

const rowsOf = (root: HTMLElement) =>
  [...root.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('.collection-cell')].map((cell) => cell.textContent),
  );

async function rows(root: HTMLElement): Promise<ReturnType<typeof rowsOf>> {
  await shown(root, () => root.querySelector('tbody tr'));
  return rowsOf(root);
}

describe('the quota', () => {
  it('shows the units of 30 days as bars below the daily quota, the highest named', async () => {
    const root = section();
    const chart = await shown(root, () => root.querySelector('.day-chart'));
    const bars = [...chart.querySelectorAll('rect')];
    expect(bars).toHaveLength(30);
    expect(bars.at(-1)?.textContent).toBe('Jan 1: 150 units');
    expect(chart.querySelector('svg')?.getAttribute('aria-label')).toMatch(/Most on Dec \d+: 9,\d\d\d units/);
    const heights = bars.map((bar) => Number(bar.getAttribute('height')));
    const spent = quota!.days.map((day) => day.spent);
    expect(heights.indexOf(Math.max(...heights))).toBe(spent.indexOf(Math.max(...spent)));
    expect(Math.max(...heights)).toBeLessThan(64);
  });

  it('shows the same number of units as the sidebar, which are read again when units were spent', async () => {
    let left = 9_900;
    const root = section({
      // Asked a moment before: 2 units were spent since
      acting: () => ({ ...sample.acting, quotaClientId: quota!.clientId, quotaLeft: left + 2 }),
      quotas: () => [{ ...quota!, buckets: [{ bucket: 'general', left, daily: 10_000 }] }],
    });
    const shows = (units: string) =>
      shown(root, () => {
        const texts = ['.units-left', '.buckets'].map((part) => root.querySelector(part)?.textContent ?? '');
        return texts.every((text) => text.includes(units)) ? root : null;
      });
    await shows('9,900');
    left = 9_700;
    announceChange('quota');
    await shows('9,700');
  });

  it('has a row for each day with a use or a plan, the latest first, with what the units went to', async () => {
    const [planned, today, before] = await rows(section());
    expect(planned).toEqual(['Wed, Jan 2', '', '', '', '', '', '2,000']);
    expect(today).toEqual([
      'Today',
      '',
      '150',
      'Save to playlist 113, Reading videos of playlists 37',
      '',
      '96',
      '9,000',
    ]);
    expect(before?.[0]).toBe('Mon, Dec 31');
  });

  it('finds the days that were nearly used up, and those that bulk tasks will use', async () => {
    const high = await rows(section({}, '?show=high'));
    expect(high).toHaveLength(5);
    for (const [, , units] of high) expect(Number(units?.replace(',', ''))).toBeGreaterThanOrEqual(8_000);
    const planned = await rows(section({}, '?show=planned'));
    expect(planned.map(([day]) => day)).toEqual(['Wed, Jan 2', 'Today']);
  });

  it('opens a day with its uses and its plan', async () => {
    const root = section({}, `/${encodeURIComponent(`2030-01-01 ${quota!.clientId}`)}`);
    const pane = await shown(root, () => root.querySelector('.collection-details'));
    expect(pane.textContent).toContain('150 of 10,000 units used, 0 searches, 96 uploads.');
    expect(pane.textContent).toContain('9,000 more units are planned for 180 items of bulk tasks.');
    const bars = [...pane.querySelectorAll('.bars > li')].map((bar) => bar.textContent);
    expect(bars).toEqual(['Save to playlist 113', 'Reading videos of playlists 37']);
  });

  it('tells the days of two clients apart by their accounts', async () => {
    const other = { ...quota!, clientId: 'other', accounts: ['Pier Stage'] };
    const found = await rows(section({ quotas: () => [...sample.quotas, other] }));
    expect(found.slice(0, 2).map((cells) => cells.at(-1))).toEqual(['Harbour Hall', 'Pier Stage']);
  });
});
