import { useEffect, useRef, useState } from 'preact/hooks';
import { addMessages, i18n } from '#i18n';
import { EventPageContext } from '../../components/event/eventPageContext';
import { type Asked, useAnswer, useChanges } from '../../components/hooks/useAnswer';
import { type Running, useRunning } from '../../components/hooks/useRunning';
import { SavePicker } from '../../components/playlists/SavePicker';
import { SaveResults } from '../../components/playlists/SaveResults';
import { useSaves } from '../../components/playlists/useSaves';
import { ReportForm } from '../../components/subject/ReportForm';
import { getSubjectName, SubjectHead } from '../../components/subject/SubjectHead';
import { Button } from '../../components/ui/Button';
import { lazy } from '../../components/ui/lazy';
import { FailureNotice, Waiting } from '../../components/ui/Notice';
import { Results } from '../../components/ui/Result';
import { type ActiveAccountsView, type Answer, ask, type Offer } from '../../lib/messages';
import { toOwnAddress, toSourceAddress } from '../../lib/pages/managerAddress';
import type { Subject } from '../../lib/pages/subject';
import { addLabel, EventOffers, PublishEvent } from './EventOffers';
import { VideoOffers } from './VideoOffers';

let formTexts: Promise<void> | undefined;
/** Adds the texts of the event's form, which are loaded with it. */
const addFormTexts = () => {
  formTexts ??= Promise.all([
    import('../../locales/en/form.ftl?raw'),
    import('../../locales/en/batches.ftl?raw'),
  ]).then((texts) => {
    for (const text of texts) addMessages(text.default);
  });
  return formTexts;
};
const EventForm = lazy(async () => {
  await addFormTexts();
  return (await import('../../components/event/EventForm')).EventForm;
});
const EditEvent = lazy(async () => {
  await addFormTexts();
  return (await import('../../components/event/edit/EditEvent')).EditEvent;
});

/** Props of a subject in full. */
export interface SubjectPanelProps {
  subject: Subject;
  page: Answer<'detectPage'>;
  active: ActiveAccountsView | undefined;
  /** Called when a job is shown beside its subject. */
  onJob: (jobId: string) => void;
  /** Called when a form or list is opened or closed. */
  onBusy: (busy: boolean) => void;
}

/** Content below the subject: its offers, the playlist picker, or the form that adds or updates the event. */
type Open =
  | { what: 'offers' }
  | { what: 'playlists' }
  | { what: 'form'; offer: Offer }
  | { what: 'update' }
  | { what: 'report'; offer: Offer };

interface OpenHeadProps {
  open: Open;
  active: ActiveAccountsView | undefined;
  onBack: () => void;
}

/** The way back from what is open; a form has its title beside it. */
function OpenHead({ open, active, onBack }: OpenHeadProps) {
  const title = open.what === 'form' ? addLabel(active, open.offer) : i18n.t('common.updateEvent');
  return (
    <div class="row">
      <Button small flush="start" kind="quiet" icon="back" onClick={onBack}>
        {i18n.t('common.back')}
      </Button>
      {open.what !== 'playlists' && open.what !== 'report' && (
        <h2 class="subject-title grow" dir="auto">
          {title}
        </h2>
      )}
    </div>
  );
}

/** Reads the view again when it is out of date: when another account is active now, or a failure may be resolved. */
function useFreshView(
  { answer, failure, again }: Asked<Answer<'view'>>,
  active: ActiveAccountsView | undefined,
) {
  const actor = answer?.actor;
  const actorNow = actor && active?.[actor.service];
  const isOutdated = actorNow !== undefined && actorNow.accountId !== actor?.accountId;
  useEffect(() => {
    if (isOutdated) again();
  }, [isOutdated, again]);
  // A failure may be resolved on another page, so a change there reads the view again. Other views cost units and stay.
  const stuck = failure !== undefined || answer?.notice !== undefined;
  useChanges(['accounts', 'settings'], again, stuck);
}

/** Calls `onBusy` when a form or list is opened or closed, and when the subject goes. */
function useBusy(isBusy: boolean, onBusy: SubjectPanelProps['onBusy']) {
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);
}

/** Calls `onJob` for each job whose result is shown beside its subject. */
function useShownJobs(all: readonly Pick<Running, 'job'>[], onJob: SubjectPanelProps['onJob']) {
  const ids = all.flatMap(({ job }) => job?.jobId ?? []).join(' ');
  useEffect(() => {
    for (const id of ids.split(' ').filter(Boolean)) onJob(id);
  }, [ids, onJob]);
}

/** Of a series, another date can be added. */
const isSingle = (subject: Subject) => subject.kind === 'event' && !subject.event.alternatives;

/** One subject with its state on the platform and its actions. */
export function SubjectPanel({ subject, page, active, onJob, onBusy }: SubjectPanelProps) {
  const view = useAnswer('view', { subject, pageTitle: page.title, surface: 'popup' });
  const running = useRunning(subject, 'popup', view.again, view.answer?.actor?.accountId);
  const saves = useSaves(subject, 'popup', view.again, view.answer?.actor?.accountId);
  const [open, setOpen] = useState<Open>({ what: 'offers' });
  const { answer, failure, again } = view;
  const name = answer?.title || getSubjectName(subject, page.names);

  useBusy(open.what !== 'offers', onBusy);
  useShownJobs([running, ...saves.all], onJob);
  useFreshView(view, active);

  const section = useRef<HTMLElement>(null);
  const close = () => {
    setOpen({ what: 'offers' });
    // The focused element was in the form, so the focus moves to the section.
    section.current?.focus();
  };
  // The result with Undo says what the offers would say again
  const isAdded = running.job?.state === 'done' && answer?.onCalendar !== undefined && isSingle(subject);
  return (
    <section class="subject stack" ref={section} tabIndex={-1} aria-label={name}>
      {open.what !== 'offers' && <OpenHead open={open} active={active} onBack={close} />}
      {open.what !== 'form' && open.what !== 'update' && (
        <SubjectHead subject={subject} names={page.names} view={answer} />
      )}
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {answer?.notice && <FailureNotice tone="info" failure={answer.notice} onRemedied={again} />}
      {!answer && view.waiting && <Waiting />}

      {answer && open.what === 'offers' && subject.kind === 'event' && !isAdded && (
        <EventOffers
          view={answer}
          active={active}
          running={running}
          event={subject.event}
          address={page.url}
          onForm={(offer) => setOpen({ what: 'form', offer })}
          onUpdate={() => setOpen({ what: 'update' })}
        />
      )}
      {answer && open.what === 'offers' && subject.kind !== 'event' && (
        <VideoOffers
          view={answer}
          running={running}
          onPlaylists={() =>
            subject.kind === 'video'
              ? setOpen({ what: 'playlists' })
              : void ask('openManager', { section: toSourceAddress(subject) })
          }
          onReport={(offer) => setOpen({ what: 'report', offer })}
          onManage={() => void ask('openManager', { section: toOwnAddress(subject) })}
        />
      )}
      {open.what === 'playlists' && subject.kind === 'video' && (
        <SavePicker
          videoId={subject.videoId}
          startSeconds={subject.startSeconds}
          offers={answer?.offers ?? []}
          running={running}
          saves={saves}
          onChosen={close}
        />
      )}
      {open.what === 'report' && subject.kind === 'video' && (
        <ReportForm videoId={subject.videoId} title={answer?.title ?? ''} running={running} onDone={close} />
      )}
      <EventPageContext.Provider value={page.tabId === undefined ? undefined : { tabId: page.tabId }}>
        {open.what === 'form' && subject.kind === 'event' && (
          <EventForm
            event={subject.event}
            page={{ title: page.title, address: page.url }}
            surface="popup"
            busy={running.busy === 'form'}
            result={<Results running={running} onRemedied={again} />}
            refusal={running.job?.failure ?? running.failure}
            onSubmit={async (form, draftKey, as, event = subject.event) => {
              const input = { ...open.offer.input, form };
              await running.run('form', open.offer.action, input, {
                as,
                draftKey,
                onDone: close,
                about: { kind: 'event', event },
              });
            }}
          />
        )}
        {open.what === 'update' && subject.kind === 'event' && answer?.onCalendar && answer.actor && (
          <EditEvent
            eventId={answer.onCalendar.eventId}
            accountId={answer.actor.accountId}
            surface="popup"
            found={subject.event}
          />
        )}
      </EventPageContext.Provider>
      <Results
        running={open.what === 'form' ? undefined : running}
        isBeside
        takesFocus={isAdded}
        onRemedied={again}
        next={isAdded && !running.busy && <PublishEvent view={answer} active={active} running={running} />}
      />
      <SaveResults saves={saves} onRemedied={again} />
    </section>
  );
}
