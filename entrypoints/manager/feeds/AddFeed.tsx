import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { TextField } from '../../../components/ui/Field';
import { LiveRegion, Notice, requestOrigins } from '../../../components/ui/Notice';
import { parseFeedAddress } from '../../../lib/feeds/feedAddress';
import { ask } from '../../../lib/messages';
import { hostPattern } from '../../../lib/pages/siteAddress';
import { ToolPanel } from '../lists/ToolPanel';

/** The form that adds a feed by its address, and asks for the permission to read it. */
export function AddFeed({ onClose }: { onClose: () => void }) {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const task = useTask();
  const add = () => {
    const read = parseFeedAddress(address);
    if (read === undefined) return setProblem(i18n.t('fault.reason.notFeedAddress'));
    setProblem(undefined);
    // In the press itself: browsers ask for no permission later
    const granted = requestOrigins([hostPattern(read)]);
    void task.start('add', async () => {
      if (!(await granted)) return setProblem(i18n.t('feeds.notGranted', { host: new URL(read).host }));
      await ask('addFeed', { address: read });
      onClose();
    });
  };
  return (
    <ToolPanel title={i18n.t('feeds.add')} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label={i18n.t('feeds.address')}
          hint={i18n.t('feeds.addressHint')}
          dir="ltr"
          value={address}
          autoFocus
          onInput={setAddress}
        />
        <div class="row">
          <Button
            type="submit"
            kind="primary"
            busy={task.busy !== undefined}
            disabled={address.trim() === ''}
          >
            {i18n.t('feeds.add')}
          </Button>
        </div>
      </form>
      <LiveRegion task={task}>{problem && <Notice tone="bad">{problem}</Notice>}</LiveRegion>
      <p class="soft small">{i18n.t('feeds.addNote')}</p>
    </ToolPanel>
  );
}
