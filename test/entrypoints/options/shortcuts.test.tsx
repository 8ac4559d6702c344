import { expect, it, vi } from 'vitest';
import { KeyboardShortcuts } from '../../../components/settings/KeyboardShortcuts';
import { press, see } from '../../components/controls';
import { browser } from '../../components/fakeBackground';
import { mount, useEnglish } from '../../components/mounted';

useEnglish();

const mountWith = (shortcut: string) => {
  const commands = [{ name: 'save', description: 'Save this video', shortcut }];
  vi.spyOn(browser.commands, 'getAll').mockResolvedValue(commands);
  return mount(<KeyboardShortcuts />, {});
};

it('shortcuts with Alt+Shift come with a word about the keyboard layout', async () => {
  await see('Alt+Shift switches the keyboard layout')(mountWith('Alt+Shift+S'));
});

it('other shortcuts come without it', async () => {
  const root = mountWith('Alt+S');
  await see('Alt+S')(root);
  expect(root.textContent).not.toContain('keyboard layout');
});

it("the button opens the browser's own page of shortcuts", async () => {
  const create = vi.spyOn(browser.tabs, 'create');
  await press('Change keyboard shortcuts')(mountWith('Alt+S'));
  expect(create.mock.calls).toEqual([[{ url: 'chrome://extensions/shortcuts' }]]);
});
