import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { listText } from '../../../../components/format/listText';
import { TextField } from '../../../../components/ui/Field';
import { Notice } from '../../../../components/ui/Notice';
import type { CalendarEntries } from '../../../../lib/pages/ics';
import { findOccurrences, type Occurrences } from '../../../../lib/pages/times/occurrences';
import { today } from '../../../../lib/shared/time';
import { TextSource } from '../../lists/TextSource';
import { ToolPanel } from '../../lists/ToolPanel';
import type { DropSource } from '../../useDrop';
import { openingDays } from './openingDays';
import { ReviewWithChoices } from './ReviewWithChoices';
import { type EventFile, keepColumns, readEventFile, toFileEntries } from './readEventFile';
import { TableColumns } from './TableColumns';

interface Read {
  /** Another one at each reading. */
  id: string;
  files: EventFile[];
  /** The files' names; empty for pasted text. */
  name: string;
}

/** Unreadable entries that are listed by name. */
const mostNames = 20;

interface ImportEventsProps {
  dropped?: DropSource | undefined;
  onClose: () => void;
}

/** The panel that imports files of events (.ics, CSV, JSON) to the active site. */
export function ImportEvents({ dropped, onClose }: ImportEventsProps) {
  const [read, setRead] = useState<Read>();
  const [{ from, to }, setDays] = useState(() => openingDays([], today()));
  const files = useMemo(() => read?.files.map(toFileEntries), [read]);
  const entries = useMemo(() => files?.flatMap((file) => file.entries), [files]);
  const found = useMemo(() => entries && findOccurrences(entries, { from, to }), [entries, from, to]);
  return (
    <ToolPanel title={i18n.t('importEvents.title')} onClose={onClose}>
      <TextSource
        fileLabel={i18n.t('importEvents.file')}
        fileHint={i18n.t('importEvents.fileHint')}
        accept={['.ics', '.ical', '.csv', '.json', 'text/calendar', 'text/csv', 'application/json']}
        isMany
        textLabel={i18n.t('importEvents.paste')}
        textHint={i18n.t('importEvents.pasteHint')}
        dropped={dropped}
        read={readEventFile}
        onRead={(files, names) => {
          setRead({ id: crypto.randomUUID(), files, name: listText(names) });
          setDays(openDays(files));
        }}
      />
      {read?.files.map(
        (file, at) =>
          'table' in file && (
            <TableColumns
              key={`${read.id} ${at}`}
              {...file}
              onChange={(choice, order) => {
                const matched = { ...file, choice, order };
                const files = read.files.with(at, matched);
                keepColumns(matched);
                setRead({ ...read, files });
                setDays(openDays(files));
              }}
            />
          ),
      )}
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
      {files && found && <Found files={files} found={found} />}
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

const openDays = (files: readonly EventFile[]) =>
  openingDays(
    files.flatMap((file) => toFileEntries(file).entries),
    today(),
  );

/** Number of events found, and notes about events outside of the dates, repetitions and unreadable entries. */
function Found({ files, found }: { files: readonly CalendarEntries[]; found: Occurrences }) {
  const { occurrences, elsewhere, firstOnly, isCutShort } = found;
  const unreadable = files.flatMap((file) => file.unreadable);
  const named = unreadable.filter(Boolean);
  const others = files.reduce((sum, { todos, journals }) => sum + todos + journals, 0);
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
      {(isCutShort || files.some((file) => file.isCutShort)) && (
        <Notice tone="warn">{i18n.t('importEvents.cutShort')}</Notice>
      )}
    </div>
  );
}
