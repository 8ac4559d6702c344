import type { Locator } from '@playwright/test';

/**
 * Presses a control that may have come under the pointer just now, or changed there: the pointer moves first, as that
 * of a person who has seen it.
 */
export async function pressAnew(control: Locator): Promise<void> {
  await control.hover({ position: { x: 2, y: 2 } });
  await control.click();
}
