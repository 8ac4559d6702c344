import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToast } from '../../../components/inPage/toast';
import { Refusal } from '../../../lib/messages';
import { usePage } from './page';

const page = usePage();
let film: HTMLElement;
/** Whether the element that fills the screen renders its children: a video or a frame does not. */
let isContainer = true;

beforeEach(() => {
  vi.useFakeTimers();
  isContainer = true;
  film = document.createElement('div');
  document.body.append(film);
  Element.prototype.getClientRects = function () {
    return (isContainer || this.parentElement !== film ? [new DOMRect()] : []) as unknown as DOMRectList;
  };
});
afterEach(() => {
  fill(null);
  vi.useRealTimers();
});

/** Makes an element fill the screen, or none, as the browser tells a page. */
function fill(element: Element | null): void {
  Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
  document.dispatchEvent(new Event('fullscreenchange'));
}
const glyph = () => document.querySelector('cuecard-glyph');

it('hides our element in fullscreen, and shows it again afterwards', () => {
  const { host } = page().layer;
  fill(film);
  expect(host.hidden).toBe(true);
  fill(null);
  expect(host.hidden).toBe(false);
});

it('shows a result as a sign in the element that fills the screen, for two seconds', () => {
  const { layer, signal } = page();
  fill(film);
  createToast(layer, signal).say('Saved to Jazz');
  expect(glyph()?.parentElement).toBe(film);
  vi.advanceTimersByTime(1_900);
  expect(glyph()).not.toBeNull();
  vi.advanceTimersByTime(200);
  expect(glyph()).toBeNull();
});

it('shows one sign at a time, which leaves with fullscreen', () => {
  const { layer, signal } = page();
  const toast = createToast(layer, signal);
  fill(film);
  toast.say('Saved to Jazz');
  toast.say('Liked');
  expect(document.querySelectorAll('cuecard-glyph')).toHaveLength(1);
  fill(null);
  expect(glyph()).toBeNull();
});

it('a failure is read after fullscreen', () => {
  const { layer, signal } = page();
  fill(film);
  createToast(layer, signal).fail(new Refusal({ reason: 'unknown', text: 'The playlist is full.' }));
  vi.advanceTimersByTime(60_000);
  expect(glyph()).toBeNull();
  fill(null);
  expect(layer.root.querySelector('.toast')?.textContent).toContain('The playlist is full.');
});

it('shows the sign beside an element that does not render what it contains', () => {
  const { layer, signal } = page();
  isContainer = false;
  fill(film);
  createToast(layer, signal).say('Liked');
  expect(glyph()?.parentElement).toBe(document.documentElement);
});

it('shows no sign outside fullscreen', () => {
  const { layer, signal } = page();
  createToast(layer, signal).say('Liked');
  expect(glyph()).toBeNull();
});
