import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import { CollectionView } from '../../../components/collection/CollectionView';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useWords } from '../../../components/hooks/useWords';
import { Button } from '../../../components/ui/Button';
import { Icon } from '../../../components/ui/Icon';
import { writeSubscriptionsCsv, writeSubscriptionsOpml } from '../../../lib/importExport/subscriptions';
import { unsubscribeMany } from '../../../lib/playlistPlans/plans';
import { ToolPanel } from '../lists/ToolPanel';
import { SignIn } from '../SignIn';
import type { SectionProps } from '../section';
import { CheckUploads } from './CheckUploads';
import { GroupForm } from './GroupForm';
import { ImportSubscriptions } from './ImportSubscriptions';
import { NewestUploads, newestUploads } from './NewestUploads';
import { SubscriptionDetails } from './SubscriptionDetails';
import { declareSubscriptions } from './subscriptions';
import { type Subscription, useSubscriptions } from './useSubscriptions';

/** The subscriptions of the active channel. */
export function SubscriptionsSection({ active: { video }, ...props }: SectionProps) {
  return video ? <Subscriptions key={video.accountId} name={video.title} {...props} /> : <SignIn />;
}

function Subscriptions({ name, item, dropped }: Omit<SectionProps, 'active'> & { name: string }) {
  const { answer: groups } = useAnswer('subscriptionGroups', {});
  const declared = useWords(() => declareSubscriptions(groups ?? []), [groups]);
  /** Channels that are put into groups. */
  const [grouped, setGrouped] = useState<readonly Subscription[]>();
  const state = useSubscriptions();
  /** Channels to unsubscribe from, or another open form. */
  const [open, setOpen] = useState<readonly Subscription[] | 'import' | 'uploads' | undefined>(
    dropped && 'import',
  );
  const close = () => setOpen(undefined);
  const isRead = state.view?.readAt !== undefined;
  if (item === newestUploads) return <NewestUploads subscriptions={state} />;
  const shown = state.rows.find(({ channelId }) => channelId === item);
  return (
    <>
      {open === 'import' && isRead && (
        <ImportSubscriptions known={state.rows} dropped={dropped} onClose={close} />
      )}
      {open === 'uploads' && (
        <CheckUploads
          channelIds={state.rows.filter(isUnchecked).map(({ channelId }) => channelId)}
          onRead={state.askUploads}
          onClose={close}
        />
      )}
      {grouped && <GroupForm chosen={grouped} groups={groups ?? []} onClose={() => setGrouped(undefined)} />}
      {typeof open === 'object' && <Unsubscribe from={open} onClose={close} />}
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
          <>
            <Button
              icon="upload"
              title={i18n.t('lists.importSubscriptions')}
              disabled={!isRead}
              onClick={() => setOpen('import')}
            >
              {i18n.t('lists.importSubscriptions')}
            </Button>
            <Button
              icon="wait"
              title={i18n.t('lists.findInactive')}
              disabled={!isRead}
              onClick={() => setOpen('uploads')}
            >
              {i18n.t('lists.findInactive')}
            </Button>
            <a class="button" href={`#subscriptions/${newestUploads}`} title={i18n.t('lists.newestUploads')}>
              <Icon name="feed" />
              <span class="button-label">{i18n.t('lists.newestUploads')}</span>
            </a>
          </>
        }
        path="subscriptions"
        open={item}
        details={shown && <SubscriptionDetails row={shown} onUnsubscribe={() => setOpen([shown])} />}
        actions={({ chosen }) => (
          <>
            <Button small onClick={() => setGrouped(chosen)}>
              {i18n.t('lists.group')}
            </Button>
            <Button kind="danger" small onClick={() => setOpen(chosen)}>
              {i18n.t('lists.unsubscribe', { count: chosen.length })}
            </Button>
          </>
        )}
      />
    </>
  );
}

/** What was read of a channel's uploads is outdated after this long, in milliseconds. */
const lasts = 7 * 86_400_000;
const isUnchecked = ({ latest }: Subscription) => (latest?.readAt ?? 0) < Date.now() - lasts;

function Unsubscribe({ from, onClose }: { from: readonly Subscription[]; onClose: () => void }) {
  const items = useMemo(() => unsubscribeMany(from), [from]);
  return (
    <ToolPanel title={i18n.t('lists.unsubscribe', { count: from.length })} onClose={onClose}>
      <PriceBeforeStart kind="unsubscribe" items={items} />
    </ToolPanel>
  );
}
