import type { Locator, Page } from '@playwright/test';
import { expect, test, variant } from './harness/test';

/** Presses that are meant for playing, by a hand whose way the browser hears of many times: none meets us. */

const watch = 'https://www.youtube.com/watch?v=Sbx-5_vid03';
const steps = { steps: 25 };
const save = /^Save (?:this video|to Ideas)$/;

async function moveTo(page: Page, to: Locator): Promise<void> {
  const { x, y, width, height } = (await to.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2, steps);
}

/** Goes from control to control and presses each: all are counted by the page. */
async function pressInTurn(page: Page, place: string): Promise<void> {
  const controls = page.locator(`${place} [data-control]`);
  const count = await controls.count();
  expect(count).toBeGreaterThan(2);
  for (const round of [1, 2])
    for (let at = 0; at < count; at++) {
      await moveTo(page, controls.nth(at));
      await page.mouse.down();
      await page.mouse.up();
      await expect(controls.nth(at), `${place}, round ${round}`).toHaveAttribute(
        'data-pressed',
        String(round),
      );
    }
}

for (const [index, { name, place, address }] of [
  { name: "a player's controls, cards and end screen", place: '#movie_player', address: watch },
  {
    name: 'the miniplayer of a channel page',
    place: 'ytd-miniplayer',
    address: 'https://www.youtube.com/@harbourhall',
  },
  {
    name: 'the preview over a picture of a list',
    place: 'ytd-video-preview',
    address: 'https://www.youtube.com/results?search_query=harbour&count=60',
  },
  { name: 'a short film', place: '#shorts-player', address: 'https://www.youtube.com/shorts/Sbx-5_vid03' },
].entries())
  test(`no press meets us on ${name}`, variant(index), async ({ connected, visit, inPage, sandbox }) => {
    await connected('video');
    const page = await visit(address);
    const ours = await inPage(page);
    await page.evaluate(drawPlayer, place);
    // Over the links of the page first, whose button may still be there
    await moveTo(page, page.getByRole('link', { name: /\w/ }).last());
    await pressInTurn(page, place);
    expect(await ours.button(save).exists()).toBe(false);
    expect(
      sandbox.requests.filter(({ method, host }) => method === 'POST' && host.endsWith('googleapis.com')),
    ).toEqual([]);
  });

/** A player of the site at the place where it stands in its pages; its controls count the presses. */
function drawPlayer(place: string): void {
  const list = document.querySelector('a[href*="watch?v="] img')?.getBoundingClientRect();
  const places: Record<string, string> = {
    '#movie_player': 'left: 16px; top: 70px; width: 640px; height: 360px',
    'ytd-miniplayer': 'right: 16px; bottom: 16px; width: 400px; height: 300px',
    'ytd-video-preview': `left: ${list?.left}px; top: ${list?.top}px; width: ${list?.width}px; height: ${list?.height}px`,
    '#shorts-player': 'left: 300px; top: 70px; width: 300px; height: 440px',
  };
  const add = (parent: Element, tag: string, style: string, attributes: Record<string, string> = {}) => {
    const made = document.createElement(tag);
    made.style.cssText = style;
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return parent.appendChild(made);
  };
  for (const old of document.querySelectorAll(place)) old.remove();
  const isTag = !place.startsWith('#');
  const outer = add(
    document.body,
    isTag ? place : 'div',
    `position: fixed; z-index: 5; background: #222; ${places[place]}`,
    isTag ? {} : { id: place.slice(1) },
  );
  const player = add(outer, 'div', 'position: absolute; inset: 0', { class: 'html5-video-player' });
  add(player, 'video', 'width: 100%; height: 100%');
  const size = 'position: absolute; width: 44px; height: 36px; background: #ddd;';
  const other = { href: '/watch?v=Sbx-3_vid01' };
  const controls: [string, string, Record<string, string>][] = [
    ['button', 'left: 8px; bottom: 0', { 'aria-label': 'Play' }],
    ['a', 'left: 54px; bottom: 0', { ...other, class: 'ytp-next-button', 'aria-label': 'Next' }],
    ['button', 'left: 100px; bottom: 0', { 'aria-label': 'Mute' }],
    ['button', 'right: 8px; top: 8px', { 'aria-label': 'Close' }],
    ['button', 'left: 8px; top: 8px', { 'aria-label': 'Expand' }],
    ['a', 'left: 60px; top: 8px', { ...other, class: 'ytp-ce-covering-overlay', 'aria-label': 'A card' }],
    [
      'a',
      'right: 8px; bottom: 44px',
      { ...other, class: 'ytp-videowall-still', 'aria-label': 'After the end' },
    ],
    ['button', 'right: 8px; bottom: 0', { 'aria-label': 'Full screen' }],
  ];
  for (const [tag, at, attributes] of controls) {
    const control = add(player, tag, size + at, { ...attributes, 'data-control': '' });
    control.onclick = (event) => {
      event.preventDefault();
      control.dataset.pressed = String(Number(control.dataset.pressed ?? 0) + 1);
    };
  }
}
