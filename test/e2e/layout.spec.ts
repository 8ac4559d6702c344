import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { realLanguages } from '../../modules/locales/catalogue';
import { buildStates } from '../components/buildStates';
import { faultsOf } from './harness/axe';
import { statesOf } from './harness/states';
import { expect, longRun, test } from './harness/test';

/** Every state of our pages in English, in the longer language and from right to left: its layout is measured. */

/** Of the page of states. */
declare function layoutFaults(): string[];
declare function mirrorFaults(): string[];
declare function smallTargets(side: number): string[];
declare function vanishedTexts(): string[];
declare function crampedScrollers(): string[];

/** Dark mode changes colours only. */
const rulesInTheDark = ['color-contrast', 'link-in-text-block'];

/** Widths in pixels. A page of 1,280 is 640 wide at 200 % zoom and 320 at 400 %. */
const widths: Record<string, number[]> = {
  popup: [400, 360, 320],
  frame: [640, 400, 320],
  options: [1280, 640, 320],
  welcome: [1280, 640, 320],
  help: [1280, 640, 320],
  manager: [1280, 800, 640, 320],
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
    for (const language of ['en', 'en-XA', 'ar-XB', ...realLanguages().filter((tag) => tag !== 'en')])
      test(
        `no state of the ${kind} in ${language} clips text, overlaps, scrolls sideways, remains unmirrored or fails axe${/^en$|-X/.test(language) ? '' : ' @variant'}`,
        longRun,
        async ({ extension }) => {
          test.setTimeout(300_000);
          const { page, states, show } = await statesOf(extension, folder, kind, language);
          const faults: string[] = [];
          for (const state of states) {
            await page.setViewportSize({ width: widths[kind]?.[0] ?? 1280, height: 700 });
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

  for (const kind of Object.keys(widths))
    test(
      `controls of the ${kind} are 24 pixels for a mouse and 44 for a finger`,
      longRun,
      async ({ extension }) => {
        test.setTimeout(120_000);
        const { page, states, show } = await statesOf(extension, folder, kind);
        const devtools = await extension.context.newCDPSession(page);
        const faults: string[] = [];
        for (const hasTouch of [false, true]) {
          await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
          expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(hasTouch);
          for (const state of states) {
            await page.setViewportSize({ width: widths[kind]?.[0] ?? 1280, height: 700 });
            await show(state);
            for (const width of widths[kind] ?? []) {
              await page.setViewportSize({ width, height: 700 });
              const misplaced = hasTouch ? await measure(page) : [];
              const small = await page.evaluate((side) => smallTargets(side), hasTouch ? 44 : 24);
              for (const fault of [...small, ...misplaced])
                faults.push(`${state}, ${width}, ${hasTouch ? 'finger' : 'mouse'}: ${fault}`);
            }
          }
        }
        expect(faults).toEqual([]);
      },
    );

  for (const kind of Object.keys(widths))
    test(
      `texts of the ${kind} are seen in forced colours, and a low window keeps room for what scrolls`,
      longRun,
      async ({ extension }) => {
        test.setTimeout(120_000);
        const { page, states, show } = await statesOf(extension, folder, kind);
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        const faults: string[] = [];
        for (const state of states) {
          await page.setViewportSize({ width: kind === 'popup' ? 400 : 1000, height: 700 });
          await show(state);
          for (const fault of await page.evaluate(() => vanishedTexts())) faults.push(`${state}: ${fault}`);
          // A window of 1,280 × 800 pixels at a zoom of 200 %, and one of 1,280 × 1,024 at 400 %
          for (const [width, height] of [
            [640, 400],
            [320, 256],
          ] as const) {
            await page.setViewportSize({ width, height });
            for (const fault of await page.evaluate(() => crampedScrollers()))
              faults.push(`${state}, ${width}: ${fault}`);
          }
        }
        expect(faults).toEqual([]);
      },
    );

  test(
    'the progress of reading the playlists is in view, below a list that is higher',
    longRun,
    async ({ extension }) => {
      const { page, show } = await statesOf(extension, folder, 'popup');
      await page.setViewportSize({ width: 380, height: 600 });
      for (const state of ['playlists being read', 'reading playlists stopped at the reserve']) {
        await show(`popup: ${state}`);
        await expect(page.locator('.reading')).toBeInViewport({ ratio: 1 });
      }
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
    expect(await plant('<p dir="auto" style="padding-inline-start: 20px">Indented</p>')).toContain(
      'not mirrored: sides of p',
    );
    expect(await plant('<p dir="auto"><bdi>Isolated</bdi></p>')).toContain('not mirrored: isolated texts');
    await plant('<button type="button" style="width: 20px; min-height: 20px; padding: 0">×</button>');
    expect((await page.evaluate((side) => smallTargets(side), 24)).join()).toContain('button');
  });
});

/**
 * Measures what a person sees: a frame has been drawn since the change. A long list moves its rows while the browser
 * draws, by their observed heights; before that, rows that have grown overlap.
 */
const measure = (page: Page) =>
  page.evaluate(async () => {
    const drawing = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await drawing();
    await drawing();
    return [...layoutFaults(), ...mirrorFaults()];
  });
