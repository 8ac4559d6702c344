import { i18n } from '#i18n';
import { ask } from '../../lib/messages';
import { useTask } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { LiveRegion } from '../ui/Notice';

interface TeachPageProps {
  /** The tab of the page; left out in a frame, which is about the page around it. */
  tabId?: number | undefined;
  /** Whether events were found, perhaps wrongly. */
  hasEvents: boolean;
  onStarted: () => void;
}

/** The button that lets the person point out an event in the page, from which the others are found. */
export function TeachPage({ tabId, hasEvents, onStarted }: TeachPageProps) {
  const task = useTask();
  const teach = async () => {
    await ask('teachPage', { tabId });
    onStarted();
  };
  return (
    <div class="stack">
      <div class="row">
        <Button
          kind="quiet"
          flush="start"
          icon="pointer"
          busy={task.busy !== undefined}
          onClick={() => void task.start('teach', teach)}
        >
          {i18n.t(hasEvents ? 'common.teachAgain' : 'common.teachPage')}
        </Button>
      </div>
      <LiveRegion task={task} />
    </div>
  );
}
