import { i18n } from '#i18n';
import { useTask } from '../../../../components/hooks/useTask';
import { Button } from '../../../../components/ui/Button';
import { Link } from '../../../../components/ui/Link';
import { LiveRegion, Notice, requestOrigins } from '../../../../components/ui/Notice';
import { dateText } from '../../../../lib/i18n/times';
import { ask, type WatchedEvent } from '../../../../lib/messages';
import type { FoundEvent } from '../../../../lib/pages/foundEvent';
import { findAgain, findChangedFacts, type PageFact } from '../../../../lib/pages/pageOrigin';
import { hostPattern } from '../../../../lib/pages/siteAddress';
import { readPageNow } from './readPageNow';

interface PageChangesProps {
  watched: WatchedEvent;
  /** The user may edit the event. */
  mayEdit: boolean;
  /** Opens the form with what the page says now. */
  onUpdate: (found: FoundEvent) => void;
}

/** The page that an event was made from: what it says now, and whether it is checked daily. */
export function PageChanges({ watched, mayEdit, onUpdate }: PageChangesProps) {
  const { eventId, address, origin, isWatched, check } = watched;
  const task = useTask();
  /** Called in a click: browsers ask for a permission only there. */
  const withPage = (what: string, use: (events: FoundEvent[]) => unknown) => {
    const granted = requestOrigins([hostPattern(origin)]);
    void task.start(what, async () => {
      if (await granted) await use(await readPageNow(watched));
    });
  };
  const watch = () => {
    const granted = requestOrigins([hostPattern(origin)]);
    void task.start('watch', async () => {
      if (isWatched || (await granted)) await ask('watchPages', { origin, isOn: !isWatched });
    });
  };
  const update = () =>
    withPage('update', (events) => {
      const found = findAgain(watched, events);
      // Recognised by its page from then on, though the page may have ceased to name an address
      if (found) onUpdate({ ...found, url: found.url ?? address });
    });
  const isTold = check !== undefined && ['changed', 'gone', 'missing'].includes(check.outcome);
  return (
    <div class="stack">
      {isTold && (
        <Notice tone="warn">
          <p>{i18n.t(`events.page.${check.outcome}`)}</p>
          {check.outcome === 'changed' && <ChangedFacts watched={watched} />}
          <div class="row">
            {check.outcome === 'changed' && mayEdit && (
              <Button small kind="primary" busy={task.busy === 'update'} onClick={update}>
                {i18n.t('events.updateFromPage')}
              </Button>
            )}
            <Button
              small
              busy={task.busy === 'ignore'}
              onClick={() => void task.start('ignore', () => ask('ignorePage', { eventId }))}
            >
              {i18n.t('events.ignorePage')}
            </Button>
          </div>
        </Notice>
      )}
      <div class="row small">
        <span class="soft grow">
          {i18n.t('events.fromPage')} <Link to={address}>{new URL(origin).host}</Link>
          {check && ` · ${i18n.t('events.checkedAt', { day: dateText(check.at, dayFormat) })}`}
          {check && !isTold && ` · ${i18n.t(`events.page.${check.outcome}`)}`}
        </span>
        <Button small busy={task.busy === 'check'} onClick={() => withPage('check', () => undefined)}>
          {i18n.t('events.checkNow')}
        </Button>
        <Button small pressed={isWatched} busy={task.busy === 'watch'} onClick={watch}>
          {i18n.t('events.watchPage')}
        </Button>
      </div>
      <LiveRegion task={task} />
    </div>
  );
}

const dayFormat = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** The facts that the page states otherwise now. */
function ChangedFacts({ watched: { said, check } }: Pick<PageChangesProps, 'watched'>) {
  const now = check?.now ?? {};
  return (
    <ul class="small bullets">
      {findChangedFacts(said, now).map((fact) => (
        <li key={fact}>
          {i18n.t(`events.fact.${fact}`)}: <strong dir="auto">{factText(fact, now[fact])}</strong>{' '}
          <span class="soft">{i18n.t('events.factBefore', { before: factText(fact, said[fact]) })}</span>
        </li>
      ))}
    </ul>
  );
}

/** A fact as a person reads it: times without their zone, which seldom changes. */
function factText(fact: PageFact, text: string | undefined): string {
  if (fact === 'status')
    return i18n.t(
      text === undefined ? 'events.takesPlace' : (`events.status.${text}` as 'events.status.cancelled'),
    );
  if (text === undefined) return '–';
  if (fact !== 'start' && fact !== 'end') return text;
  const at = Date.parse(`${text.slice(0, 16).replace(' ', 'T')}Z`);
  return Number.isNaN(at)
    ? text
    : dateText(at, { ...dayFormat, year: 'numeric', weekday: 'short', timeZone: 'UTC' });
}
