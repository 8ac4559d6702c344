import type { Extension } from './harness/extension';

/** Connects the demo's video account in the settings, for tests that are about something else. */
export async function connectVideo(extension: Extension): Promise<void> {
  const options = await extension.open('options.html');
  const opened = extension.context.waitForEvent('page');
  await options.getByRole('button', { name: 'Connect your video account' }).click();
  const signIn = await opened;
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await signIn.getByRole('button', { name: 'Allow' }).click();
  await options.getByRole('button', { name: 'Sign out' }).first().waitFor();
  await options.close();
}
