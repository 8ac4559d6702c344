import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { needsClient } from '../../components/accounts/needsClient';
import { Features } from '../../components/features/Features';
import { type Asked, useAnswer } from '../../components/hooks/useAnswer';
import { type Draft, useDraft } from '../../components/hooks/useDraft';
import { KeyboardShortcuts } from '../../components/settings/KeyboardShortcuts';
import { PageButtons } from '../../components/settings/PageButtons';
import { DraftNotSaved } from '../../components/ui/DraftNotSaved';
import { FailureNotice, Waiting } from '../../components/ui/Notice';
import { Page, type PageLink, type PageSection, Section } from '../../components/ui/Page';
import type { AccountsView } from '../../lib/messages';
import { ConnectCalendarStep } from './ConnectCalendarStep';
import { ConnectVideoStep } from './ConnectVideoStep';
import { Finish } from './Finish';
import { PinButton } from './PinButton';
import { findNext, findOpen, parseProgress, type StepId, type WelcomeProgress } from './progress';
import { usePinned } from './usePinned';
import { type StepState, WelcomeStep } from './WelcomeStep';
import { WithoutAccount } from './WithoutAccount';

const sections = (): PageSection[] => [
  { id: 'steps', title: i18n.t('welcome.steps'), icon: 'steps' },
  { id: 'about', title: i18n.t('welcome.about'), icon: 'info' },
  { id: 'without-account', title: i18n.t('welcome.withoutAccount'), icon: 'channel' },
];

const otherPages = (): PageLink[] => [
  { address: '/options.html', title: i18n.t('common.settings'), icon: 'settings' },
  { address: '/manager.html', title: i18n.t('options.manager'), icon: 'list' },
];

/** The page that opens once after the installation: what Cuecard does, and its set-up in steps that can be skipped. */
export function Welcome() {
  return (
    <Page label={i18n.t('options.sections')} sections={sections()} elsewhere={otherPages()}>
      <Section id="steps" title={i18n.t('welcome.heading')}>
        <p class="large">{i18n.t('welcome.lead')}</p>
        <p class="soft">{i18n.t('welcome.stepsWhat')}</p>
        <Steps />
      </Section>
      <Section id="about" title={i18n.t('welcome.about')}>
        <Features of={['save', 'event', 'undo']} />
      </Section>
      <Section id="without-account" title={i18n.t('welcome.withoutAccount')}>
        <WithoutAccount />
      </Section>
    </Page>
  );
}

function Steps() {
  const draft = useDraft('welcome', parseProgress);
  const accounts = useAnswer('accounts', {});
  const isPinned = usePinned();
  const isLoading = !accounts.answer && !accounts.failure;
  if (!draft.ready || isPinned === undefined || isLoading) return <Waiting />;
  return <StepList draft={draft} accounts={accounts} isPinned={isPinned} />;
}

interface StepListProps {
  draft: Draft<WelcomeProgress>;
  accounts: Asked<AccountsView>;
  isPinned: boolean;
}

function StepList({ draft, accounts: { answer, failure, again }, isPinned }: StepListProps) {
  const [progress, setProgress] = useState<WelcomeProgress>(draft.kept ?? { passed: [] });
  const done = new Set<StepId>([
    ...(answer && answer.video.length > 0 ? (['video'] as const) : []),
    ...(answer && answer.sites.length > 0 ? (['calendar'] as const) : []),
    ...(isPinned ? (['button'] as const) : []),
  ]);
  const hasVideo = answer?.video.some(({ isKey }) => !isKey) ?? false;
  const hasCalendar = answer?.sites.some(({ canCreate }) => canCreate) ?? false;
  const doneKey = [...done].join(' ');
  const change = (next: WelcomeProgress) => {
    setProgress(next);
    draft.write(next);
  };
  // When a step is done, the next one opens, unless the person has opened another one meanwhile.
  useEffect(() => {
    if (progress.open && done.has(progress.open)) change({ passed: progress.passed });
  }, [doneKey]);

  const next = findNext(progress, done);
  const open = findOpen(progress, done);
  const summary = useRef<HTMLDivElement>(null);
  const hadNext = useRef(next);
  // After the last step none opens: the view goes to the summary, which says how to go on.
  useEffect(() => {
    if (hadNext.current && !next && !open) summary.current?.scrollIntoView({ block: 'nearest' });
    hadNext.current = next;
  }, [next]);

  const stepProps = (id: StepId) => ({
    isOpen: open === id,
    state: getState(id, progress, done),
    onToggle: () => change({ ...progress, open: open === id ? null : id }),
    onSkip: () => change({ passed: [...new Set([...progress.passed, id])] }),
  });
  return (
    <>
      <div ref={summary} role="status" aria-live="polite" class="stack live">
        <Finish hasVideo={hasVideo} hasCalendar={hasCalendar} next={next} />
      </div>
      <ol class="stack">
        <WelcomeStep
          title={i18n.t('welcome.calendar')}
          time={i18n.t('welcome.time.calendar')}
          {...stepProps('calendar')}
        >
          {failure && <FailureNotice failure={failure} onRemedied={again} />}
          {answer && <ConnectCalendarStep accounts={answer} onChanged={again} />}
        </WelcomeStep>
        <WelcomeStep
          title={i18n.t('welcome.video')}
          time={i18n.t(
            answer && needsClient(answer.client) ? 'welcome.time.video' : 'welcome.time.videoReady',
          )}
          {...stepProps('video')}
        >
          {failure && <FailureNotice failure={failure} onRemedied={again} />}
          {answer && <ConnectVideoStep accounts={answer} onChanged={again} />}
        </WelcomeStep>
        <WelcomeStep title={i18n.t('welcome.button')} {...stepProps('button')}>
          <PinButton isPinned={isPinned} />
        </WelcomeStep>
        <WelcomeStep title={i18n.t('welcome.pages')} {...stepProps('pages')}>
          <PageButtons />
        </WelcomeStep>
        <WelcomeStep title={i18n.t('options.shortcuts')} {...stepProps('shortcuts')}>
          <KeyboardShortcuts />
        </WelcomeStep>
      </ol>
      <DraftNotSaved draft={draft} />
    </>
  );
}

function getState(id: StepId, { passed }: WelcomeProgress, done: ReadonlySet<StepId>): StepState | undefined {
  if (id === 'pages' || id === 'shortcuts') return 'optional';
  if (done.has(id)) return 'done';
  return passed.includes(id) ? 'skipped' : undefined;
}
