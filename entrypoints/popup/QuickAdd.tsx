import { useId, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { eventInText } from '../../components/event/textEvent';
import { Button } from '../../components/ui/Button';
import { ask } from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';
import { useSubjectSearch } from './useSubjectSearch';

/**
 * One line for an event in words, the address of a video, or the name of a playlist. Its subject replaces the page's.
 */
export function QuickAdd({ onFound }: { onFound: (subject: Subject) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const { busy, search, outcome } = useSubjectSearch(i18n.t('popup.quickNothing'));
  const read = (submitted: Event) => {
    submitted.preventDefault();
    if (busy !== undefined || text.trim() === '') return;
    search('line', async () => {
      const subject = await findSubject(text);
      if (!subject) return false;
      setText('');
      onFound(subject);
      return true;
    });
  };
  return (
    <form class="stack quick-add" aria-labelledby={`${id}-label`} onSubmit={read}>
      <label class="unseen" id={`${id}-label`} for={id}>
        {i18n.t('popup.quickAdd')}
      </label>
      <div class="row">
        <input
          id={id}
          class="input grow"
          value={text}
          autocomplete="off"
          placeholder={i18n.t('popup.quickAdd')}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" kind="quiet" icon="search" bare busy={busy !== undefined}>
          {i18n.t('popup.quickFind')}
        </Button>
      </div>
      {outcome}
    </form>
  );
}

/**
 * Playlists are named by those that are known; without a channel there are none. The reader is loaded on first use: it
 * is not part of the popup's first content.
 */
async function findSubject(text: string): Promise<Subject | undefined> {
  const known = await ask('playlistIndex', {}).then(
    ({ playlists }) => playlists,
    () => [],
  );
  const { readEntry } = await import('../../lib/pages/entry');
  const entry = readEntry(text, known);
  if (entry.kind === 'subject') return entry.subject;
  const event = await eventInText(entry.text, '');
  if (event) return { kind: 'event', event };
  const [only] = entry.playlists;
  return only && { kind: 'playlist', playlistId: only.playlistId };
}
