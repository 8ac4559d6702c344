import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../../components/ui/Button';
import { LiveRegion, Notice } from '../../../components/ui/Notice';
import type { IndexedPlaylist } from '../../../lib/messages';
import type { PlaylistEntry } from '../../../lib/playlistPlans/entry';
import { findDoubles } from '../../../lib/playlistPlans/plans';
import { useEver } from '../lists/useEver';
import { RemoveForm } from './RemoveForm';
import { SortForm } from './SortForm';
import { SplitForm } from './SplitForm';
import { savePlaylists } from './savePlaylists';
import { TransferForm } from './TransferForm';

interface PlaylistToolsProps {
  playlist: IndexedPlaylist;
  others: readonly IndexedPlaylist[];
  entries: readonly PlaylistEntry[];
  /** Whether all items were read; until then, tools for the whole playlist are disabled. */
  isWhole: boolean;
  chosen: readonly PlaylistEntry[];
  onDoubles: () => void;
}

type Tool = 'sort' | 'split' | 'copy' | 'move' | 'remove';

/** Tools for a playlist or its selected items: sort, split, copy, move, remove, export. */
export function PlaylistTools(props: PlaylistToolsProps) {
  const { playlist, others, entries, isWhole, chosen, onDoubles } = props;
  // The playlist may be read again while a tool is open, for example after its own batch
  const isOpenable = useEver(isWhole);
  const whole = isOpenable ? entries : [];
  /** The open tool, with the items and the selection at that time, since a running batch changes the playlist. */
  const [open, setOpen] = useState<{
    tool: Tool;
    entries: readonly PlaylistEntry[];
    from?: string | undefined;
  }>();
  const [saysNoDoubles, setSaysNoDoubles] = useState(false);
  const close = () => setOpen(undefined);
  const button = (tool: Tool, label: string, least: number, given: readonly PlaylistEntry[]) => (
    <Button
      disabled={given.length < least}
      expanded={open?.tool === tool}
      onClick={() => setOpen({ tool, entries: given, from: chosen[0]?.itemId })}
    >
      {label}
    </Button>
  );
  const chooseDoubles = () => {
    setSaysNoDoubles(findDoubles(entries).length === 0);
    onDoubles();
  };
  const file = { ...playlist, items: entries };
  return (
    <>
      <div class="row">
        {button('sort', i18n.t('lists.sort'), 2, whole)}
        {button('split', i18n.t('lists.split'), 2, whole)}
        {button('copy', i18n.t('lists.copyTo'), 1, chosen)}
        {button('move', i18n.t('lists.moveTo'), 1, chosen)}
        {button('remove', i18n.t('lists.remove'), 1, chosen)}
        <Button disabled={!isOpenable} onClick={chooseDoubles}>
          {i18n.t('lists.findDoubles')}
        </Button>
      </div>
      <div class="row">
        <Button disabled={!isOpenable} onClick={() => savePlaylists(playlist.title, 'csv', [file])}>
          {i18n.t('lists.exportCsv')}
        </Button>
        <Button disabled={!isOpenable} onClick={() => savePlaylists(playlist.title, 'json', [file])}>
          {i18n.t('lists.exportJson')}
        </Button>
      </div>
      <LiveRegion>{saysNoDoubles && <Notice>{i18n.t('lists.noDoubles')}</Notice>}</LiveRegion>
      {open?.tool === 'sort' && <SortForm playlist={playlist} entries={open.entries} onClose={close} />}
      {open?.tool === 'split' && (
        <SplitForm
          key={open.from}
          playlist={playlist}
          entries={open.entries}
          from={open.from}
          onClose={close}
        />
      )}
      {open?.tool === 'remove' && <RemoveForm from={playlist} entries={open.entries} onClose={close} />}
      {(open?.tool === 'copy' || open?.tool === 'move') && (
        <TransferForm
          key={open.tool}
          isMove={open.tool === 'move'}
          from={playlist}
          others={others}
          entries={open.entries}
          onClose={close}
        />
      )}
    </>
  );
}
