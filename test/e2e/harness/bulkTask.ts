import type { Locator, Page } from '@playwright/test';

/** Opens the details of a bulk task in the manager's activity. */
export async function openBulkTask(manager: Page, title: string): Promise<Locator> {
  await manager.getByRole('link', { name: 'Activity', exact: true }).click();
  await manager.getByRole('row').getByRole('link', { name: title }).click();
  return manager.getByRole('complementary').filter({ hasText: title });
}
