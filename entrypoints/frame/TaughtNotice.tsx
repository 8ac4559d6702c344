import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useLoaded } from '../../components/hooks/useLoaded';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { FailureNotice, LiveRegion, Notice } from '../../components/ui/Notice';
import { ask } from '../../lib/messages';
import type { TaughtRule } from '../../lib/pages/taught/rule';

interface TaughtNoticeProps {
  url: string;
  rule: TaughtRule;
}

/** Keeps a rule that has found events, says so, and offers to forget it. */
export function TaughtNotice({ url, rule }: TaughtNoticeProps) {
  const { value: kept, failure } = useLoaded(() => ask('keepTaughtPage', { url, rule }), [url, rule]);
  const [isForgotten, setForgotten] = useState(false);
  const task = useTask();
  if (failure) return <FailureNotice failure={failure} />;
  if (!kept) return null;
  const forget = async () => {
    await ask('forgetTaughtPage', { page: kept.page });
    setForgotten(true);
  };
  return (
    <>
      <Notice tone={isForgotten ? 'info' : 'good'}>
        <div class="row result-line">
          <span class="result-text">
            {i18n.t(isForgotten ? 'frame.taughtForgotten' : 'frame.taughtKept')}
          </span>
          {!isForgotten && (
            <Button small busy={task.busy !== undefined} onClick={() => void task.start('forget', forget)}>
              {i18n.t('frame.forget')}
            </Button>
          )}
        </div>
      </Notice>
      <LiveRegion task={task} />
    </>
  );
}
