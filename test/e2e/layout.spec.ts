import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildStates } from '../components/buildStates';
import { faultsOf } from './harness/axe';
import { statesOf } from './harness/states';
import { expect, longRun, test } from './harness/test';

/** Every state of our pages in English, and of popup and frame also from right to left: its layout is measured. */

/** Of the page of states. */
declare function layoutFaults(): string[];
declare function mirrorFaults(): string[];

/** Dark mode changes colours only. */
const rulesInTheDark = ['color-contrast', 'link-in-text-block'];

/** Widths in pixels. A page of 1,280 is 640 wide at 200 % zoom and 320 at 400 %. */
const widths: Record<string, number[]> = {
  popup: [400, 360, 320],
  frame: [640, 400, 320],
  options: [1280, 640, 320],
  welcome: [1280, 640, 320],
  manager: [1280, 640, 320],
};

test.describe('our own pages', () => {
  // One worker, because the tests share one site of states that is built once.
  test.describe.configure({ mode: 'default' });
  let folder = '';
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cuecard-layout-'));
    await buildStates(folder);
  });
  test.afterAll(() => rm(folder, { recursive: true }));

  for (const kind of Object.keys(widths))
    for (const language of ['popup', 'frame'].includes(kind) ? ['en', 'ar-XB'] : ['en'])
      test(
        `no state of the ${kind} in ${language} clips text, overlaps, scrolls sideways, remains unmirrored or fails axe`,
        longRun,
        async ({ extension }) => {
          test.setTimeout(300_000);
          const { page, states, show } = await statesOf(extension, folder, kind, language);
          const faults: string[] = [];
          for (const state of states) {
            await show(state);
            for (const width of widths[kind] ?? []) {
              await page.setViewportSize({ width, height: 700 });
              for (const fault of await measure(page)) faults.push(`${state}, ${width}: ${fault}`);
            }
            for (const [colorScheme, rules] of [['dark', rulesInTheDark], ['light']] as const) {
              await page.emulateMedia({ colorScheme });
              for (const fault of await faultsOf(page, rules))
                faults.push(`${state}, ${colorScheme}: ${fault}`);
            }
          }
          expect(faults).toEqual([]);
        },
      );

  test('a planted fault of each kind is reported', longRun, async ({ extension }) => {
    const { page, states, show } = await statesOf(extension, folder, 'popup');
    const plant = async (markup: string) => {
      await show(states[0] ?? '');
      await page.evaluate(
        (html) => document.querySelector('#app')?.insertAdjacentHTML('beforeend', html),
        markup,
      );
      return (await measure(page)).join('\n');
    };
    expect(await plant('<p>Whole</p>')).toBe('');
    expect(
      await plant('<p style="overflow: hidden; width: 30px; white-space: nowrap">Cut off text</p>'),
    ).toContain("clipped: 'Cut off text'");
    expect(await plant('<p class="one-line" style="width: 30px">Without a tooltip</p>')).toContain('clipped');
    expect(await plant('<p class="one-line" style="width: 30px" title="With one">With one</p>')).toBe('');
    expect(
      await plant('<button type="button" style="width: 30px; white-space: nowrap">Long label</button>'),
    ).toContain("clipped: 'Long label' leaves button");
    expect(await plant('<input placeholder="Longer than the field" style="width: 40px">')).toContain(
      'clipped',
    );
    expect(await plant('<p>One text</p><p style="margin-top: -20px">Another</p>')).toContain(
      "overlap: 'One text' and 'Another'",
    );
    expect(await plant('<button type="button" style="margin-inline-start: -40px">Left</button>')).toContain(
      'outside: button',
    );
    expect(await plant('<p style="width: 2000px">Wide</p>')).toContain('scrolls sideways: html');
    expect(await plant('<p style="width: 90px; margin-left: 40px">Physical</p>')).toContain(
      'not mirrored: p',
    );
  });
});

const measure = (page: Page) => page.evaluate(() => [...layoutFaults(), ...mirrorFaults()]);
