import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { Surface } from '../../lib/messages';
import type { PlaylistName } from '../../lib/playlistPlans/entry';
import { fillMade, importLists, type SavedVideo } from '../../lib/playlistPlans/plans';
import { PriceBeforeStart } from '../batches/PriceBeforeStart';
import { listText } from '../format/listText';
import { Checkbox } from '../ui/Checkbox';
import { Notice } from '../ui/Notice';
import type { WantedPlaylist } from './makePlaylist';
import { useMaking } from './useMaking';

interface ImportPlanProps {
  lists: readonly { videos: readonly SavedVideo[]; into: PlaylistName | WantedPlaylist }[];
  /** Playlist id → ids of its videos. */
  held: ReadonlyMap<string, ReadonlySet<string>>;
  /** Where the videos come from: names of files, a page's title. */
  from: string;
  /** The surface that asks, by default the manager. */
  surface?: Surface;
  /** See `PriceBeforeStart`. */
  onBatches?: (() => void) | undefined;
}

/** The batch of an import. Videos that a playlist has already are skipped, unless the person chooses otherwise. */
export function ImportPlan({ lists, held, from, surface, onBatches }: ImportPlanProps) {
  const { make, used } = useMaking(surface);
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
    const plan = (made: readonly PlaylistName[]) => {
      const { items, already } = importLists(into(made), held, { doubles });
      return { items: [...fillMade(made), ...items], already: already.length };
    };
    return { plan, ...plan(wanted.map(({ title }, at) => ({ playlistId: `new ${at}`, title }))) };
  }, [wanted, into, held, doubles]);
  const [only] = lists.length === 1 && wanted.length === 0 ? into([]) : [];
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
      {wanted.length > 0 && (
        <p class="soft small">
          {i18n.t('lists.newPlaylists', { titles: listText(wanted.map(({ title }) => title)) })}
        </p>
      )}
      {items.length === 0 && <Notice>{i18n.t('lists.nothingToDo')}</Notice>}
      {items.length > 0 && (
        <PriceBeforeStart
          kind={only ? 'save' : 'import'}
          about={only ? only.into.title : from}
          items={items}
          surface={surface}
          onBatches={onBatches}
          {...(wanted.length > 0 && {
            first: {
              actions: wanted.map(() => 'playlist.create'),
              make: async (as: string) => plan(await make(wanted, as)).items,
              used,
            },
          })}
        />
      )}
    </>
  );
}
