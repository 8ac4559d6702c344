import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { followKeys } from '../../../../entrypoints/background/browser/commands';
import type { Shortcuts } from '../../../../entrypoints/background/browser/shortcuts';

const run = vi.fn();
let press: (command: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser.reset();
  fakeBrowser.commands.onCommand.addListener = vi.fn((listener) => {
    press = (command) => listener(command, { id: 7, title: 'Page' } as never);
  });
  const findVideo = async () => ({ kind: 'video', videoId: 'Sbx-3_vid01' });
  followKeys({ findVideo, start: run, addEvent: run } as unknown as Shortcuts);
});
afterEach(() => vi.useRealTimers());

it('a key that is held is one press, however long; let go, it works again', async () => {
  press('like');
  await vi.advanceTimersByTimeAsync(900);
  for (let repeat = 0; repeat < 60; repeat++) {
    press('like');
    await vi.advanceTimersByTimeAsync(33);
  }
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  press('like');
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
});

it('another key works at once', async () => {
  press('like');
  press('event');
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
});
