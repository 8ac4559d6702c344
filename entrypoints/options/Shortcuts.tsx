import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import { toFailure } from '../../components/hooks/useAnswer';
import { Button } from '../../components/ui/Button';
import { FailureNotice } from '../../components/ui/Notice';
import type { Failure } from '../../lib/messages';

interface Shortcut {
  name: string;
  description: string;
  /** Empty if none is set or another extension uses the keys. */
  keys: string;
}

/** The current keyboard shortcuts; they are changed in the browser's settings. */
export function Shortcuts() {
  const [shortcuts, setShortcuts] = useState<Shortcut[]>([]);
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    browser.commands.getAll().then(
      (commands) => setShortcuts(commands.flatMap(toShortcut)),
      (error: unknown) => setFailure(toFailure(error)),
    );
  }, []);
  return (
    <div class="panel stack">
      <h3>{i18n.t('options.shortcuts')}</h3>
      {failure && <FailureNotice failure={failure} />}
      <dl class="shortcuts">
        {shortcuts.map(({ name, description, keys }) => (
          <div key={name} class="site-line">
            <dt class="grow">{description}</dt>
            <dd>
              {keys === '' ? <span class="soft">{i18n.t('options.noShortcut')}</span> : <kbd>{keys}</kbd>}
            </dd>
          </div>
        ))}
      </dl>
      {import.meta.env.FIREFOX ? (
        <p class="soft">{i18n.t('options.shortcutsFirefox')}</p>
      ) : (
        <div class="row">
          <Button onClick={() => void browser.tabs.create({ url: 'chrome://extensions/shortcuts' })}>
            {i18n.t('options.changeShortcuts')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Leaves out commands with a leading underscore, which are the browser's own (opening the popup). */
function toShortcut(command: { name?: string; description?: string; shortcut?: string }): Shortcut[] {
  const { name = '', description = '', shortcut = '' } = command;
  return name === '' || name.startsWith('_') ? [] : [{ name, description, keys: shortcut }];
}
