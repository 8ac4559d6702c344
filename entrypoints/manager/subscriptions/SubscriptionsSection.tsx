import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Portrait } from '../../../components/accounts/AccountSwitcher';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import { useFilter } from '../../../components/collection/useFilter';
import { useSelection } from '../../../components/collection/useSelection';
import { saveFile } from '../../../components/format/saveFile';
import { useBatchEnd } from '../../../components/hooks/useBatches';
import { Blank, ListState } from '../../../components/ui/Blank';
import { Button } from '../../../components/ui/Button';
import { TextField } from '../../../components/ui/Field';
import { writeSubscriptionsCsv, writeSubscriptionsOpml } from '../../../lib/importExport/subscriptions';
import { ask, type SubscriptionsPage } from '../../../lib/messages';
import { unsubscribeMany } from '../../../lib/playlistPlans/plans';
import { ChoiceList } from '../lists/ChoiceList';
import { ToolPanel } from '../lists/ToolPanel';
import { useAllPages } from '../lists/useAllPages';
import { useEver } from '../lists/useEver';
import { SignIn } from '../SignIn';
import type { SectionProps } from '../section';
import { ImportSubscriptions } from './ImportSubscriptions';

/** The subscriptions of the active channel. */
export function SubscriptionsSection({ active: { video }, dropped }: SectionProps) {
  return video ? <Subscriptions key={video.accountId} name={video.title} dropped={dropped} /> : <SignIn />;
}

type Channel = SubscriptionsPage['channels'][number];
const toId = ({ channelId }: Channel) => channelId;
const readPage = async (pageToken: string | undefined) => {
  const { channels: items, next } = await ask('mySubscriptions', { pageToken });
  return { items, next };
};
const toTitle = ({ title }: Channel) => title;

function Subscriptions({ name, dropped }: { name: string; dropped: SectionProps['dropped'] }) {
  const [search, setSearch] = useState('');
  const isSearch = search.trim() !== '';
  /** Channels to unsubscribe from, or the open import form. */
  const [open, setOpen] = useState<readonly Channel[] | 'import' | undefined>(dropped && 'import');
  const close = () => setOpen(undefined);
  // Pages of subscriptions may overlap (video API behaviour, section 13)
  const all = useAllPages('', readPage, toId);
  useBatchEnd(all.again);
  const canImport = useEver(all.isWhole);
  const channels = useFilter(all.items, toTitle, search);
  const selection = useSelection(channels, toId);
  const { chosen } = selection;
  // Exports the selected channels, or all that the search shows.
  const exported = chosen.length > 0 ? chosen : channels;
  const count = exported.length;
  return (
    <>
      <TextField label={i18n.t('manager.search')} value={search} onInput={setSearch} />
      <div class="row">
        <Button kind="danger" disabled={chosen.length === 0} onClick={() => setOpen(chosen)}>
          {i18n.t('lists.unsubscribe', { count: chosen.length })}
        </Button>
        <Button
          disabled={!all.isWhole}
          onClick={() => saveFile(`${name}.opml`, 'text/x-opml', writeSubscriptionsOpml(name, exported))}
        >
          {i18n.t('lists.saveOpml', { count })}
        </Button>
        <Button
          disabled={!all.isWhole}
          onClick={() => saveFile(`${name}.csv`, 'text/csv', writeSubscriptionsCsv(exported))}
        >
          {i18n.t('lists.saveCsv', { count })}
        </Button>
        <Button disabled={!all.isWhole} onClick={() => setOpen('import')}>
          {i18n.t('lists.importSubscriptions')}
        </Button>
      </div>
      {open === 'import' && canImport && (
        <ImportSubscriptions known={all.items} dropped={dropped} onClose={close} />
      )}
      {open !== undefined && open !== 'import' && <Unsubscribe from={open} onClose={close} />}
      <ListState
        failure={all.failure}
        isShown={all.items.length > 0}
        isWhole={all.isWhole}
        again={all.again}
      />
      {all.isWhole && channels.length === 0 && (
        <Blank drawing={isSearch ? 'search' : 'empty'}>
          {i18n.t(isSearch ? 'lists.noSubscriptions' : 'lists.noSubscriptionsYet')}
        </Blank>
      )}
      {channels.length > 0 && (
        <div class="panel">
          <ChoiceList
            label={i18n.t('manager.subscriptions')}
            selection={selection}
            toName={toTitle}
            draw={({ title, image }) => (
              <>
                <Portrait name={title} image={image} />
                <span class="grow one-line" dir="auto" title={title}>
                  {title}
                </span>
              </>
            )}
          />
        </div>
      )}
    </>
  );
}

function Unsubscribe({ from, onClose }: { from: readonly Channel[]; onClose: () => void }) {
  const items = useMemo(() => unsubscribeMany(from), [from]);
  return (
    <ToolPanel title={i18n.t('lists.unsubscribe', { count: from.length })} onClose={onClose}>
      <PriceBeforeStart kind="unsubscribe" items={items} />
    </ToolPanel>
  );
}
