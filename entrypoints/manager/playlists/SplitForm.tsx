import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { WantedPlaylist } from '../../../components/batches/makePlaylist';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import { useSelection } from '../../../components/collection/useSelection';
import { NewPlaylistsNote } from '../../../components/playlists/NewPlaylistsNote';
import { TextField } from '../../../components/ui/Field';
import { Notice } from '../../../components/ui/Notice';
import { SelectField } from '../../../components/ui/SelectField';
import { type IndexedPlaylist, privacyStatuses } from '../../../lib/messages';
import type { PlaylistEntry, PlaylistName } from '../../../lib/playlistPlans/entry';
import { type PlaylistPart, partFrom, partsByChannel, partsByCount } from '../../../lib/playlistPlans/parts';
import { splitPlaylist } from '../../../lib/playlistPlans/plans';
import { ChoiceList } from '../lists/ChoiceList';
import { ToolPanel } from '../lists/ToolPanel';
import { NewPlaylistFields } from './NewPlaylistFields';

interface SplitFormProps {
  playlist: IndexedPlaylist;
  entries: readonly PlaylistEntry[];
  /** Id of the first selected item, where the second part begins. */
  from: string | undefined;
  onClose: () => void;
}

type SplitBy = 'count' | 'channel' | 'from';

const toName = ({ name }: PlaylistPart) => name;

/** Splits a playlist: moves its parts to new playlists. */
export function SplitForm({ playlist, entries, from, onClose }: SplitFormProps) {
  const [splitBy, setSplitBy] = useState<SplitBy>(from === undefined ? 'count' : 'from');
  const [size, setSize] = useState('50');
  const [named, setNamed] = useState<WantedPlaylist>({
    title: playlist.title,
    privacyStatus: privacyStatuses.find((status) => status === playlist.privacyStatus) ?? 'private',
  });
  const channels = useMemo(() => partsByChannel(entries), [entries]);
  const selection = useSelection(channels, toName);
  const parts = {
    count: () => partsByCount(entries, Math.floor(Number(size)) || 0),
    channel: () => selection.chosen,
    from: () => partFrom(entries, from),
  }[splitBy]();
  return (
    <ToolPanel title={i18n.t('lists.splitPlaylist')} onClose={onClose}>
      <SelectField
        label={i18n.t('lists.splitBy')}
        value={splitBy}
        options={[
          ['count', i18n.t('lists.splitByCount')],
          ['channel', i18n.t('lists.splitByChannel')],
          ['from', i18n.t('lists.splitFrom')],
        ]}
        onChoose={setSplitBy}
      />
      {splitBy === 'count' && <TextField label={i18n.t('lists.splitSize')} value={size} onInput={setSize} />}
      {splitBy === 'channel' && (
        <ChoiceList
          label={i18n.t('lists.byChannel')}
          selection={selection}
          toName={toName}
          draw={({ name, entries: own }) => (
            <>
              <span class="grow one-line" dir="auto" title={name}>
                {name}
              </span>
              <span class="soft small">{i18n.t('lists.videos', { count: own.length })}</span>
            </>
          )}
        />
      )}
      {splitBy === 'from' && from === undefined && <Notice>{i18n.t('lists.splitChoose')}</Notice>}
      <NewPlaylistFields
        label={i18n.t('lists.splitTitle')}
        hint={i18n.t('lists.splitTitleHint')}
        wanted={named}
        onChange={setNamed}
      />
      {parts.length > 0 && named.title.trim() !== '' && (
        <SplitPlan
          // Another split is another batch.
          key={JSON.stringify([splitBy, size, named, parts.map(({ name }) => name)])}
          playlist={playlist}
          parts={parts}
          named={named}
        />
      )}
      {parts.length === 0 && splitBy === 'count' && <Notice>{i18n.t('lists.nothingToDo')}</Notice>}
    </ToolPanel>
  );
}

interface SplitPlanProps {
  playlist: IndexedPlaylist;
  parts: readonly PlaylistPart[];
  named: WantedPlaylist;
}

function SplitPlan({ playlist: { playlistId, title }, parts, named }: SplitPlanProps) {
  const [{ wanted, planned }] = useState(() => {
    const wanted = parts.map(({ name }) => ({
      ...named,
      title: `${named.title.trim()} ${name}`.slice(0, 150),
    }));
    const into = (made: readonly PlaylistName[]) =>
      splitPlaylist(
        { playlistId, title },
        parts.flatMap(({ entries }, at) => (made[at] ? { into: made[at], entries } : [])),
      );
    return { wanted, planned: into };
  });
  const items = useMemo(
    () => planned(wanted.map((list) => ({ ...list, playlistId: '' }))),
    [planned, wanted],
  );
  return (
    <>
      <NewPlaylistsNote titles={wanted.map((list) => list.title)} />
      <PriceBeforeStart kind="split" about={title} items={items} wanted={wanted} toItems={planned} />
    </>
  );
}
