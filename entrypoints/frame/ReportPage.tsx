import { i18n } from '#i18n';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useRunning } from '../../components/hooks/useRunning';
import { ReportForm } from '../../components/subject/ReportForm';
import { SubjectHead } from '../../components/subject/SubjectHead';
import { FailureNotice } from '../../components/ui/Notice';
import { Results } from '../../components/ui/Result';
import type { FrameView } from '../../lib/messages';
import { Done } from './Done';
import { close } from './parent';

/** The form that reports a video. */
export function ReportPage({ view }: { view: FrameView & { view: 'report' } }) {
  const { subject, pageTitle } = view;
  const seen = useAnswer('view', { subject, pageTitle, surface: 'overlay' });
  const running = useRunning(subject, 'overlay', () => {}, seen.answer?.actor?.accountId);
  const isDone = running.job?.state === 'done';
  return (
    <>
      <h2 class="large">{i18n.t('common.reportVideo')}</h2>
      <SubjectHead subject={subject} view={seen.answer} />
      {seen.failure && <FailureNotice failure={seen.failure} onRemedied={seen.again} />}
      {seen.answer?.notice && (
        <FailureNotice tone="info" failure={seen.answer.notice} onRemedied={seen.again} />
      )}
      {!isDone && seen.answer && subject.kind === 'video' && (
        <ReportForm videoId={subject.videoId} title={seen.answer.title} running={running} onCancel={close} />
      )}
      <Results running={running} onRemedied={seen.again} />
      {isDone && <Done onMore={undefined} more="" />}
    </>
  );
}
