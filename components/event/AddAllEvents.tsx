import { i18n } from '#i18n';
import { ask } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { toReviewAddress } from '../../lib/pages/managerAddress';
import { useTask } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { LiveRegion } from '../ui/Notice';

interface AddAllEventsProps {
  events: FoundEvent[];
  pageTitle: string;
}

/** The button that opens the manager's review of all events of a page, from which they are added with one undo. */
export function AddAllEvents({ events, pageTitle }: AddAllEventsProps) {
  const task = useTask();
  const open = () =>
    task.start('open', async () => {
      const { key } = await ask('holdEvents', { events, pageTitle: pageTitle.slice(0, 300) });
      await ask('openManager', { section: toReviewAddress(key) });
    });
  return (
    <>
      <Button
        kind="quiet"
        flush="start"
        icon="calendar"
        busy={task.busy !== undefined}
        onClick={() => void open()}
      >
        {i18n.t('common.addAllEvents', { count: events.length })}
      </Button>
      <LiveRegion task={task} />
    </>
  );
}
