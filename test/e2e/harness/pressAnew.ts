import { expect, type Locator } from '@playwright/test';
import type { InPage } from './inPage';

/**
 * Presses a control that may have come under the pointer just now, or changed there: the pointer moves first, as that
 * of a person who has seen it.
 */
export async function pressAnew(control: Locator): Promise<void> {
  await control.hover({ position: { x: 2, y: 2 } });
  await control.click();
}

/**
 * Presses a button of ours in a page until it counts: a page that came to the front just now, as our window in Firefox
 * closed, takes no press for half a second.
 */
export async function pressInFront(ours: InPage, name: string | RegExp): Promise<void> {
  const pressed = async () => {
    await ours.button(name).click();
    return ours.text();
  };
  await expect.poll(pressed, { intervals: [300] }).not.toContain('hidden or moved a moment ago');
}
