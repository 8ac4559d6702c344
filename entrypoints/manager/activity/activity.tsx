import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { countsText, stateText } from '../../../components/batches/batchText';
import { TextCell } from '../../../components/collection/cells';
import type { CollectionDeclaration, Filter } from '../../../components/collection/declared';
import { thumbnailAddress } from '../../../components/format/thumbnailAddress';
import { Icon } from '../../../components/ui/Icon';
import { Picture } from '../../../components/ui/Picture';
import { resultStyles } from '../../../components/ui/Result';
import { withClock } from '../../../lib/i18n/times';
import { type BatchView, type HistoryLine, isUnderWay } from '../../../lib/messages';
import { type ActivityEntry, type EntryStanding, isJob, toEntryId, toEntryTime, toStanding } from './entries';
import { UndoButton } from './JobLine';
import type { JobActions } from './useJobs';
import { waitMessage } from './waitMessage';

/** Undo and retry for the rows. */
export const JobsOfRows = createContext<JobActions | undefined>(undefined);

/** Columns and filters of the activity. */
export function declareActivity(): CollectionDeclaration<ActivityEntry> {
  const whole = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  const short = new Intl.DateTimeFormat(
    locale(),
    withClock({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }, locale()),
  );
  const year = new Date().getFullYear();
  const number = new Intl.NumberFormat(locale());
  const toUnits = (entry: ActivityEntry) => (isJob(entry) ? entry.units : undefined);
  const toTime = (entry: ActivityEntry) => whole.format(toEntryTime(entry));
  const toShortTime = (entry: ActivityEntry) =>
    new Date(toEntryTime(entry)).getFullYear() === year ? short.format(toEntryTime(entry)) : toTime(entry);
  return {
    label: i18n.t('manager.activity'),
    toId: toEntryId,
    toName,
    toText: (entry) => [toName(entry), videoTitleOf(entry), accountName(entry), toState(entry)].join('\n'),
    rowHeight: 57,
    sort: '-time',
    columns: [
      {
        id: 'what',
        label: i18n.t('activity.what'),
        width: 150,
        isFlexible: true,
        sortBy: toName,
        draw: (entry) => <What entry={entry} />,
      },
      {
        id: 'state',
        label: i18n.t('activity.state'),
        width: 176,
        sortBy: toState,
        draw: (entry) => <State entry={entry} />,
      },
      {
        id: 'time',
        label: i18n.t('activity.time'),
        width: 146,
        // The button that undoes an entry stays while there is room for it
        isSecondary: true,
        isHighestFirst: true,
        // What is under way comes first, however long ago it was started
        sortBy: (entry) => (toStanding(entry) === 'open' ? Number.MAX_SAFE_INTEGER : toEntryTime(entry)),
        toText: toTime,
        draw: (entry) => (
          <span class="two-lines" title={toTime(entry)}>
            {toShortTime(entry)}
          </span>
        ),
      },
      {
        id: 'account',
        label: i18n.t('manager.actingAs'),
        width: 140,
        isSecondary: true,
        sortBy: accountName,
        draw: (entry) => <TextCell>{accountName(entry)}</TextCell>,
      },
      {
        id: 'units',
        label: i18n.t('activity.units'),
        width: 76,
        isNumber: true,
        isHighestFirst: true,
        isSecondary: true,
        sortBy: toUnits,
        draw: (entry) => {
          const units = toUnits(entry);
          return units === undefined ? '' : number.format(units);
        },
      },
      {
        id: 'undo',
        label: i18n.t('common.undo'),
        // With those before it as wide as a list in a window of 640 pixels
        width: 156,
        draw: (entry) => <Undo entry={entry} />,
      },
    ],
    filters: getFilters(),
  };
}

function getFilters(): Filter<ActivityEntry>[] {
  const standing = (id: EntryStanding, label: string): Filter<ActivityEntry> => ({
    id,
    label,
    group: 'standing',
    matches: (entry) => toStanding(entry) === id,
  });
  return [
    standing('open', i18n.t('activity.open')),
    standing('attention', i18n.t('activity.attention')),
    standing('done', i18n.t('manager.jobDone')),
    standing('undone', i18n.t('manager.jobUndone')),
    { id: 'bulk', label: i18n.t('batches.title'), group: 'kind', matches: (entry) => !isJob(entry) },
  ];
}

const toName = (entry: ActivityEntry): string => (isJob(entry) ? entry.text : entry.title);
const videoTitleOf = (entry: ActivityEntry) => (isJob(entry) ? (entry.videoTitle ?? '') : '');
const accountName = ({ actor }: ActivityEntry) => actor?.name ?? i18n.t('manager.formerAccount');

const toState = (entry: ActivityEntry) => (isJob(entry) ? jobState(entry) : batchState(entry));
const batchState = (batch: BatchView) => `${stateText(batch)} · ${countsText(batch)}`;

/** What became of a job, in a line. */
function jobState({ state, failure, waits, isUnchanged }: HistoryLine): string {
  if (failure) return failure.text;
  if (waits) return waitMessage(waits) ?? i18n.t('activity.waits');
  if (isUnchanged) return i18n.t('activity.unchanged');
  const texts: Partial<Record<HistoryLine['state'], () => string>> = {
    done: () => i18n.t('manager.jobDone'),
    undone: () => i18n.t('manager.jobUndone'),
    failed: () => i18n.t('manager.jobFailed'),
    needsReview: () => i18n.t('manager.needsReview'),
  };
  return texts[state]?.() ?? i18n.t('activity.open');
}

function What({ entry }: { entry: ActivityEntry }) {
  if (!isJob(entry))
    return (
      <>
        <Icon name="layers" />
        <span class="two-lines" dir="auto" title={entry.title}>
          {entry.title}
        </span>
      </>
    );
  const { icon } = resultStyles[entry.state];
  return (
    <>
      {entry.waits || icon ? (
        <Icon name={entry.waits ? 'wait' : (icon ?? 'wait')} />
      ) : (
        <span class="spinner" />
      )}
      {entry.videoId && (
        <Picture class="thumbnail row-picture" address={thumbnailAddress(entry.videoId)}>
          <Icon name="video" />
        </Picture>
      )}
      <span class="activity-text">
        <span class={entry.videoTitle ? 'one-line' : 'two-lines'} dir="auto" title={entry.text}>
          {entry.text}
        </span>
        {entry.videoTitle && (
          <span class="one-line soft small" dir="auto">
            {entry.videoTitle}
          </span>
        )}
      </span>
    </>
  );
}

/** What became of an entry; of a bulk task that is under way, how far it is. */
function State({ entry }: { entry: ActivityEntry }) {
  const jobs = useContext(JobsOfRows);
  const pressed = isJob(entry) ? jobs?.failures[entry.jobId] : undefined;
  const text = pressed?.text ?? toState(entry);
  const isBad = pressed !== undefined || toStanding(entry) === 'attention';
  return (
    <>
      {!isJob(entry) && isUnderWay(entry) && (
        <progress
          class="activity-progress"
          max={entry.isUndo ? entry.undone + entry.left : entry.count}
          value={entry.isUndo ? entry.undone : entry.count - entry.left}
          aria-label={i18n.t('batches.progressOf', { title: entry.title })}
        />
      )}
      <span
        class={`two-lines small ${isBad ? 'activity-bad' : 'soft'}`}
        title={text}
        role={pressed ? 'alert' : undefined}
      >
        {text}
      </span>
    </>
  );
}

function Undo({ entry }: { entry: ActivityEntry }) {
  const jobs = useContext(JobsOfRows);
  return isJob(entry) && jobs ? <UndoButton line={entry} jobs={jobs} /> : null;
}
