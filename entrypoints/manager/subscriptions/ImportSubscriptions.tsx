import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import type { ParsedLinks } from '../../../lib/importExport/links';
import { readSubscriptions } from '../../../lib/importExport/subscriptions';
import { subscribeMany } from '../../../lib/playlistPlans/plans';
import { ReadingNotes } from '../lists/ReadingNotes';
import { TextSource } from '../lists/TextSource';
import { ToolPanel } from '../lists/ToolPanel';
import type { DropSource } from '../useDrop';

interface ImportSubscriptionsProps {
  /** Channels with a subscription. */
  known: readonly { channelId: string }[];
  /** The file that was dropped onto the page. */
  dropped?: DropSource | undefined;
  onClose: () => void;
}

/** Subscribes to the channels of a file (OPML, JSON, CSV or a text with links). */
export function ImportSubscriptions({ known, dropped, onClose }: ImportSubscriptionsProps) {
  const [reading, setReading] = useState<ParsedLinks>();
  const [subscribed] = useState(() => new Set(known.map(({ channelId }) => channelId)));
  const { channels, items } = useMemo(() => {
    const channels = (reading?.named ?? []).flatMap(({ subject, title = '' }) =>
      subject.kind === 'channel' ? { subject, title } : [],
    );
    return { channels, items: subscribeMany(channels, subscribed) };
  }, [reading, subscribed]);
  const already = channels.length - items.length;
  return (
    <ToolPanel title={i18n.t('lists.importSubscriptions')} onClose={onClose}>
      <TextSource
        fileLabel={i18n.t('lists.subscriptionFile')}
        fileHint={i18n.t('lists.subscriptionFileHint')}
        accept={[
          '.opml',
          '.xml',
          '.csv',
          '.json',
          '.db',
          '.txt',
          'text/csv',
          'text/xml',
          'text/plain',
          'application/json',
        ]}
        textLabel={i18n.t('lists.pasteChannels')}
        textHint={i18n.t('lists.pasteHint')}
        dropped={dropped}
        read={readSubscriptions}
        onRead={([read]) => setReading(read)}
      />
      {reading && (
        <>
          <p role="status">{i18n.t('lists.channelsFound', { count: channels.length })}</p>
          {already > 0 && <p class="soft small">{i18n.t('lists.subscribedAlready', { count: already })}</p>}
          <ReadingNotes {...reading} />
          <PriceBeforeStart kind="subscribe" items={items} />
        </>
      )}
    </ToolPanel>
  );
}
