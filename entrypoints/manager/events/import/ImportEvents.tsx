import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { listText } from '../../../../components/format/listText';
import { TextField } from '../../../../components/ui/Field';
import { Notice } from '../../../../components/ui/Notice';
import type { CalendarEntries } from '../../../../lib/pages/ics';
import { findOccurrences, type Occurrences } from '../../../../lib/pages/times/occurrences';
import { today } from '../../../../lib/shared/days';
import { TextSource } from '../../lists/TextSource';
import { ToolPanel } from '../../lists/ToolPanel';
import type { DropSource } from '../../useDrop';
import { openingDays } from './openingDays';
import { ReviewWithChoices } from './ReviewWithChoices';

interface Read {
  files: CalendarEntries[];
  /** The files' names; empty for pasted text. */
  name: string;
}

/** Unreadable entries that are listed by name. */
const mostNames = 20;

/** Loads the parser on first use. */
const readCalendar = async (text: string) =>
  (await import('../../../../lib/pages/ics')).readCalendarEntries(text, i18n.t('common.untitledEvent'));

interface ImportEventsProps {
  dropped?: DropSource | undefined;
  onClose: () => void;
}

/** The panel that imports calendar files (.ics) to the active site. */
export function ImportEvents({ dropped, onClose }: ImportEventsProps) {
  const [read, setRead] = useState<Read>();
  const [{ from, to }, setDays] = useState(() => openingDays([], today()));
  const entries = useMemo(() => read?.files.flatMap((file) => file.entries), [read]);
  const found = useMemo(() => entries && findOccurrences(entries, { from, to }), [entries, from, to]);
  return (
    <ToolPanel title={i18n.t('importEvents.title')} onClose={onClose}>
      <TextSource
        fileLabel={i18n.t('importEvents.file')}
        fileHint={i18n.t('importEvents.fileHint')}
        accept={['.ics', '.ical', 'text/calendar']}
        isMany
        textLabel={i18n.t('importEvents.paste')}
        textHint={i18n.t('importEvents.pasteHint')}
        dropped={dropped}
        read={readCalendar}
        onRead={(files, names) => {
          setRead({ files, name: listText(names) });
          setDays(
            openingDays(
              files.flatMap((file) => file.entries),
              today(),
            ),
          );
        }}
      />
      {read && (
        <div class="pair">
          <TextField
            label={i18n.t('importEvents.from')}
            type="date"
            value={from}
            onInput={(day) => setDays({ from: day, to })}
          />
          <TextField
            label={i18n.t('importEvents.to')}
            type="date"
            value={to}
            onInput={(day) => setDays({ from, to: day })}
          />
        </div>
      )}
      {read && found && <Found read={read} found={found} />}
      {read && found && found.occurrences.length > 0 && (
        <ReviewWithChoices
          // Resets the selection when the events change.
          key={`${read.name} ${from} ${to}`}
          occurrences={found.occurrences}
          about={read.name || i18n.t('importEvents.pasted')}
        />
      )}
    </ToolPanel>
  );
}

/** Number of events found, and notes about events outside of the dates, repetitions and unreadable entries. */
function Found({ read, found }: { read: Read; found: Occurrences }) {
  const { occurrences, elsewhere, firstOnly, isCutShort } = found;
  const unreadable = read.files.flatMap((file) => file.unreadable);
  const named = unreadable.filter(Boolean);
  const others = read.files.reduce((sum, { todos, journals }) => sum + todos + journals, 0);
  const notes = [
    elsewhere > 0 && i18n.t('importEvents.elsewhere', { count: elsewhere }),
    occurrences.some(({ isRepeated }) => isRepeated) && i18n.t('importEvents.repeated'),
    firstOnly > 0 && i18n.t('importEvents.firstOnly', { count: firstOnly }),
    others > 0 && i18n.t('importEvents.noEvents', { count: others }),
  ].filter(Boolean);
  return (
    <div class="stack">
      <p role="status">{i18n.t('importEvents.found', { count: occurrences.length })}</p>
      {notes.length > 0 && <p class="soft small">{notes.join(' ')}</p>}
      {unreadable.length > 0 && (
        <Notice tone="warn">
          <p>{i18n.t('importEvents.unreadable', { count: unreadable.length })}</p>
          {named.length > 0 && (
            <ul class="small">
              {named.slice(0, mostNames).map((name, at) => (
                <li key={at}>{name}</li>
              ))}
              {named.length > mostNames && (
                <li>{i18n.t('manager.andMore', { count: named.length - mostNames })}</li>
              )}
            </ul>
          )}
        </Notice>
      )}
      {(isCutShort || read.files.some((file) => file.isCutShort)) && (
        <Notice tone="warn">{i18n.t('importEvents.cutShort')}</Notice>
      )}
    </div>
  );
}
