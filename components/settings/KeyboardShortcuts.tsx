import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import type { Failure } from '../../lib/messages';
import { toFailure } from '../hooks/useAnswer';
import { useTask } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { FailureNotice, LiveRegion, Notice } from '../ui/Notice';

interface Shortcut {
  name: string;
  description: string;
  /** Empty if none is set: the browser sets none that another extension or the browser itself uses. */
  keys: string;
  /** The keys that the manifest suggests. */
  suggested: string | undefined;
}

/** The current keyboard shortcuts, and which of them clash; they are changed in the browser's settings. */
export function KeyboardShortcuts() {
  const [shortcuts, setShortcuts] = useState<Shortcut[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const task = useTask();
  useEffect(() => {
    const read = () =>
      browser.commands.getAll().then(
        (commands) => setShortcuts(commands.flatMap(toShortcut)),
        (error: unknown) => setFailure(toFailure(error)),
      );
    void read();
    // The person comes back from the browser's settings.
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, []);
  const isMissing = shortcuts.some(({ keys }) => keys === '');
  const switchesLayout = shortcuts.some(({ keys }) => keys.startsWith('Alt+Shift+'));
  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <dl class="shortcuts">
        {shortcuts.map(({ name, description, keys, suggested }) => (
          <div key={name} class="site-line">
            <dt class="grow">{description}</dt>
            <dd>
              {keys !== '' && <kbd>{keys}</kbd>}
              {keys === '' && (
                <span class="soft">
                  {suggested === undefined
                    ? i18n.t('options.noShortcut')
                    : i18n.t('options.shortcutTaken', { keys: suggested })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isMissing && <Notice tone="warn">{i18n.t('options.shortcutsClash')}</Notice>}
      {switchesLayout && <p class="soft">{i18n.t('options.shortcutsLayout')}</p>}
      <div class="row">
        <Button onClick={() => void task.start('open', openShortcutSettings)}>
          {i18n.t('options.changeShortcuts')}
        </Button>
      </div>
      <LiveRegion task={task} />
    </>
  );
}

/** The polyfill's types lack this function of Firefox. */
interface FirefoxCommands {
  openShortcutSettings(): Promise<void>;
}

/** Opens the browser's own page of shortcuts. Firefox has a function for it since version 137; Chromium has an address. */
async function openShortcutSettings(): Promise<void> {
  if (import.meta.env.FIREFOX) await (browser.commands as unknown as FirefoxCommands).openShortcutSettings();
  else await browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
}

/** Leaves out commands with a leading underscore, which are the browser's own (opening the popup). */
function toShortcut(command: { name?: string; description?: string; shortcut?: string }): Shortcut[] {
  const { name = '', description = '', shortcut = '' } = command;
  const keys = browser.runtime.getManifest().commands?.[name]?.suggested_key;
  const suggested = typeof keys === 'string' ? keys : keys?.default;
  return name === '' || name.startsWith('_') ? [] : [{ name, description, keys: shortcut, suggested }];
}
