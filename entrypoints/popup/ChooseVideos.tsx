import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { toFailure } from '../../components/hooks/useAnswer';
import { Button } from '../../components/ui/Button';
import { FailureNotice } from '../../components/ui/Notice';
import { ask, type Failure } from '../../lib/messages';

interface ChooseVideosProps {
  tabId: number | undefined;
  address: string;
  onStarted: () => void;
}

/** The button that starts the choice of several videos in a page of the video site. */
export function ChooseVideos({ tabId, address, onStarted }: ChooseVideosProps) {
  const [failure, setFailure] = useState<Failure>();
  if (!/^https:\/\/(?:www|m|music)\.youtube\.com\//.test(address)) return null;
  const start = () =>
    ask('chooseVideos', { tabId }).then(onStarted, (error: unknown) => setFailure(toFailure(error)));
  return (
    <div class="stack">
      <div class="row">
        <Button kind="quiet" flush="start" icon="steps" onClick={() => void start()}>
          {i18n.t('popup.chooseVideos')}
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}
