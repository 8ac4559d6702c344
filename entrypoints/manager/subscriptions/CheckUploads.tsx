import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { LiveRegion, Notice } from '../../../components/ui/Notice';
import { ask } from '../../../lib/messages';
import { ToolPanel } from '../lists/ToolPanel';

interface CheckUploadsProps {
  /** Channels whose latest uploads are not known, or outdated. */
  channelIds: readonly string[];
  /** Called after each 50 channels. */
  onRead: () => void;
  onClose: () => void;
}

const atOnce = 50;

/** Reads the latest upload of each channel, at a price, so that inactive ones show. */
export function CheckUploads({ channelIds, onRead, onClose }: CheckUploadsProps) {
  /** Those when the form was opened. */
  const [mine] = useState(channelIds);
  const [done, setDone] = useState(0);
  const task = useTask(onRead);
  const stopped = useRef(new AbortController());
  useEffect(() => () => stopped.current.abort(), []);
  const read = async () => {
    for (let from = done; from < mine.length && !stopped.current.signal.aborted; from += atOnce) {
      await ask('readLatestUploads', { channelIds: mine.slice(from, from + atOnce) });
      setDone(Math.min(mine.length, from + atOnce));
      onRead();
    }
  };
  const isDone = done >= mine.length;
  const units = mine.length + Math.ceil(mine.length / atOnce);
  return (
    <ToolPanel title={i18n.t('lists.findInactive')} onClose={onClose}>
      <p class="soft small">{i18n.t('lists.findInactiveHint')}</p>
      {isDone ? (
        <Notice tone="good">{i18n.t('lists.uploadsKnown')}</Notice>
      ) : (
        <div class="row">
          <Button kind="primary" busy={task.busy !== undefined} onClick={() => void task.start('read', read)}>
            {i18n.t('lists.checkChannels', { count: mine.length })}
          </Button>
          <span class="soft small">{i18n.t('common.units', { count: units })}</span>
        </div>
      )}
      {task.busy && (
        <p class="soft small" role="status">
          {i18n.t('lists.channelsChecked', { done, all: mine.length })}
        </p>
      )}
      <LiveRegion task={task} />
    </ToolPanel>
  );
}
