import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { Surface } from '../../lib/messages';
import type { PlaylistName } from '../../lib/playlistPlans/entry';
import { importLists, type SavedVideo } from '../../lib/playlistPlans/plans';
import type { WantedPlaylist } from '../batches/makePlaylist';
import { PriceBeforeStart } from '../batches/PriceBeforeStart';
import { listText } from '../format/listText';
import { Checkbox } from '../ui/Checkbox';
import { Notice } from '../ui/Notice';
import { NewPlaylistsNote } from './NewPlaylistsNote';

interface ImportPlanProps {
  lists: readonly { videos: readonly SavedVideo[]; into: PlaylistName | WantedPlaylist }[];
  /** Playlist id → ids of its videos. */
  held: ReadonlyMap<string, ReadonlySet<string>>;
  /** Where the videos come from, if they go to several playlists: names of files, a page's title. */
  from?: string | undefined;
  /** The surface that asks, by default the manager. */
  surface?: Surface;
  /** See `PriceBeforeStart`. */
  onBatches?: (() => void) | undefined;
}

/** The batch of an import. Videos that a playlist has already are skipped, unless the person chooses otherwise. */
export function ImportPlan({ lists, held, from, surface, onBatches }: ImportPlanProps) {
  const [doubles, setDoubles] = useState(false);
  const [{ wanted, into }] = useState(() => ({
    wanted: lists.flatMap(({ into }) => ('playlistId' in into ? [] : into)),
    /** The lists, with created playlists in place of wanted ones. */
    into(made: readonly PlaylistName[]) {
      const left = [...made];
      return lists.flatMap(({ videos, into }) => {
        const playlist = 'playlistId' in into ? into : left.shift();
        return playlist ? { videos, into: playlist } : [];
      });
    },
  }));
  const { plan, items, already } = useMemo(() => {
    const plan = (made: readonly PlaylistName[]) => importLists(into(made), held, { doubles });
    const { items, already } = plan(wanted.map(({ title }, at) => ({ playlistId: `new ${at}`, title })));
    return { plan, items, already: already.length };
  }, [wanted, into, held, doubles]);
  const batch =
    from === undefined || lists.length === 1
      ? ({ kind: 'save', about: listText(lists.map(({ into }) => into.title)) } as const)
      : ({ kind: 'import', about: from } as const);
  return (
    <>
      {already > 0 && (
        <Notice>
          <p>{i18n.t('lists.already', { count: already })}</p>
          <Checkbox checked={doubles} onChange={setDoubles}>
            {i18n.t('lists.saveDoubles')}
          </Checkbox>
        </Notice>
      )}
      {items.length > 0 && (
        <p>{i18n.t(`batches.kind.${batch.kind}`, { count: items.length, about: batch.about })}</p>
      )}
      {wanted.length > 0 && <NewPlaylistsNote titles={wanted.map(({ title }) => title)} />}
      <PriceBeforeStart
        {...batch}
        items={items}
        surface={surface}
        onBatches={onBatches}
        wanted={wanted}
        toItems={(made) => plan(made).items}
      />
    </>
  );
}
