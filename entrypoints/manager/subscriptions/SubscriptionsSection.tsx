import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import { CollectionView } from '../../../components/collection/CollectionView';
import { useCollection } from '../../../components/collection/useCollection';
import { Button } from '../../../components/ui/Button';
import type { SubscriptionRow } from '../../../lib/collections/subscriptions';
import { writeSubscriptionsCsv, writeSubscriptionsOpml } from '../../../lib/importExport/subscriptions';
import { unsubscribeMany } from '../../../lib/playlistPlans/plans';
import { ToolPanel } from '../lists/ToolPanel';
import { SignIn } from '../SignIn';
import type { SectionProps } from '../section';
import { ImportSubscriptions } from './ImportSubscriptions';
import { SubscriptionDetails } from './SubscriptionDetails';
import { declareSubscriptions } from './subscriptions';

/** The subscriptions of the active channel. */
export function SubscriptionsSection({ active: { video }, ...props }: SectionProps) {
  return video ? <Subscriptions key={video.accountId} name={video.title} {...props} /> : <SignIn />;
}

function Subscriptions({ name, item, dropped }: Omit<SectionProps, 'active'> & { name: string }) {
  const declared = useMemo(declareSubscriptions, []);
  const state = useCollection<SubscriptionRow>('subscriptions');
  /** Channels to unsubscribe from, or the open import form. */
  const [open, setOpen] = useState<readonly SubscriptionRow[] | 'import' | undefined>(dropped && 'import');
  const close = () => setOpen(undefined);
  const isRead = state.view?.readAt !== undefined;
  const shown = state.rows.find(({ channelId }) => channelId === item);
  return (
    <>
      {open === 'import' && isRead && (
        <ImportSubscriptions known={state.rows} dropped={dropped} onClose={close} />
      )}
      {open !== undefined && open !== 'import' && <Unsubscribe from={open} onClose={close} />}
      <CollectionView
        declared={declared}
        state={state}
        files={[
          {
            name: `${name}.opml`,
            type: 'text/x-opml',
            label: (count) => i18n.t('lists.saveOpml', { count }),
            write: (rows) => writeSubscriptionsOpml(name, rows),
          },
          {
            name: `${name}.csv`,
            type: 'text/csv',
            label: (count) => i18n.t('lists.saveCsv', { count }),
            write: writeSubscriptionsCsv,
          },
        ]}
        whenEmpty={i18n.t('lists.noSubscriptionsYet')}
        tools={
          <Button disabled={!isRead} onClick={() => setOpen('import')}>
            {i18n.t('lists.importSubscriptions')}
          </Button>
        }
        path="subscriptions"
        open={item}
        details={shown && <SubscriptionDetails row={shown} onUnsubscribe={() => setOpen([shown])} />}
        actions={({ chosen }) => (
          <Button kind="danger" small onClick={() => setOpen(chosen)}>
            {i18n.t('lists.unsubscribe', { count: chosen.length })}
          </Button>
        )}
      />
    </>
  );
}

function Unsubscribe({ from, onClose }: { from: readonly SubscriptionRow[]; onClose: () => void }) {
  const items = useMemo(() => unsubscribeMany(from), [from]);
  return (
    <ToolPanel title={i18n.t('lists.unsubscribe', { count: from.length })} onClose={onClose}>
      <PriceBeforeStart kind="unsubscribe" items={items} />
    </ToolPanel>
  );
}
