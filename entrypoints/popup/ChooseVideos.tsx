import { i18n } from '#i18n';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { LiveRegion } from '../../components/ui/Notice';
import { ask } from '../../lib/messages';
import { videoSites } from '../../lib/pages/videoAddress';

interface ChooseVideosProps {
  tabId: number | undefined;
  address: string;
  onStarted: () => void;
}

/** The choice of the menu that starts the choice of several videos in a page of the video site. */
export function ChooseVideos({ tabId, address, onStarted }: ChooseVideosProps) {
  const task = useTask();
  if (!videoSites.some((site) => address.startsWith(`${site}/`))) return null;
  const choose = async () => {
    await ask('chooseVideos', { tabId });
    onStarted();
  };
  return (
    <>
      <Button kind="quiet" icon="steps" onClick={() => void task.start('choose', choose)}>
        {i18n.t('popup.chooseVideos')}
      </Button>
      <LiveRegion task={task} />
    </>
  );
}
