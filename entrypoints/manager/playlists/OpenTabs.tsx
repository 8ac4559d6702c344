import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { LiveRegion } from '../../../components/ui/Notice';

/**
 * A button that reads the addresses of open tabs. The browser returns them for sites with a host permission only, which
 * includes the video site.
 */
export function OpenTabs({ onAddresses }: { onAddresses: (addresses: string[]) => void }) {
  const task = useTask(() => undefined);
  const read = async () => {
    const tabs = await browser.tabs.query({});
    onAddresses(tabs.flatMap(({ url }) => (url?.startsWith('http') ? url : [])));
  };
  return (
    <div class="stack">
      <div class="row">
        <Button busy={task.busy !== undefined} onClick={() => void task.start('read', read)}>
          {i18n.t('lists.openTabs')}
        </Button>
        <span class="soft small">{i18n.t('lists.openTabsHint')}</span>
      </div>
      <LiveRegion task={task} />
    </div>
  );
}
