import { useMemo } from 'preact/hooks';
import { i18n } from '#i18n';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import type { PlaylistEntry, PlaylistName } from '../../../lib/playlistPlans/entry';
import { removeMany } from '../../../lib/playlistPlans/plans';
import { ToolPanel } from '../lists/ToolPanel';

interface RemoveFormProps {
  from: PlaylistName;
  entries: readonly PlaylistEntry[];
  onClose: () => void;
}

/** Removes items from their playlist. */
export function RemoveForm({ from, entries, onClose }: RemoveFormProps) {
  const { playlistId, title } = from;
  const items = useMemo(() => removeMany(entries, { playlistId, title }), [entries, playlistId, title]);
  return (
    <ToolPanel title={i18n.t('lists.removeCount', { count: items.length })} onClose={onClose}>
      <PriceBeforeStart kind="remove" about={title} items={items} />
    </ToolPanel>
  );
}
