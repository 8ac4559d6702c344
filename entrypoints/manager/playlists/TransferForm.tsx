import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import { FailureNotice, Notice, Waiting } from '../../../components/ui/Notice';
import type { IndexedPlaylist } from '../../../lib/messages';
import type { PlaylistEntry, PlaylistName } from '../../../lib/playlistPlans/entry';
import { moveMany, saveMany } from '../../../lib/playlistPlans/plans';
import { ToolPanel } from '../lists/ToolPanel';
import { useEver } from '../lists/useEver';
import { useContents } from './contents';
import { TargetField } from './TargetField';

interface TransferFormProps {
  isMove: boolean;
  from: PlaylistName;
  others: readonly IndexedPlaylist[];
  entries: readonly PlaylistEntry[];
  onClose: () => void;
}

/** Copies or moves the selected items to another playlist. */
export function TransferForm({ others, onClose, ...transfer }: TransferFormProps) {
  const [target, setTarget] = useState<PlaylistName>();
  const count = transfer.entries.length;
  const title = transfer.isMove ? i18n.t('lists.moveCount', { count }) : i18n.t('lists.copyCount', { count });
  return (
    <ToolPanel title={title} onClose={onClose}>
      <TargetField playlists={others} target={target} onChoose={setTarget} />
      {target && <Transfer key={target.playlistId} target={target} {...transfer} />}
    </ToolPanel>
  );
}

type TransferProps = Omit<TransferFormProps, 'others' | 'onClose'> & { target: PlaylistName };

function Transfer(props: TransferProps) {
  const { isWhole, items, failure, again } = useContents(props.target.playlistId);
  // The running batch changes the playlist
  const canPlan = useEver(isWhole);
  if (!canPlan && failure) return <FailureNotice failure={failure} onRemedied={again} />;
  if (!canPlan) return <Waiting text={i18n.t('lists.readingPlaylist')} />;
  return <TransferPlan {...props} held={new Set(items.map(({ videoId }) => videoId))} />;
}

/** The batch of a transfer. Videos that the target had when it was chosen are skipped. */
function TransferPlan({ target, isMove, from, entries, held }: TransferProps & { held: Set<string> }) {
  const [{ items, already }] = useState(() => ({
    items: isMove ? moveMany(entries, from, target, held) : saveMany(entries, target, held).items,
    already: entries.filter(({ videoId }) => held.has(videoId)).length,
  }));
  const alreadyText = () =>
    isMove ? i18n.t('lists.alreadyMoved', { count: already }) : i18n.t('lists.already', { count: already });
  return (
    <>
      {already > 0 && <Notice>{alreadyText()}</Notice>}
      <PriceBeforeStart kind={isMove ? 'move' : 'copy'} about={target.title} items={items} />
    </>
  );
}
