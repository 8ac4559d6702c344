import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useFilter } from '../../../components/collection/useFilter';
import { useSelection } from '../../../components/collection/useSelection';
import { thumbnailAddress } from '../../../components/format/thumbnailAddress';
import { videoName } from '../../../components/format/videoName';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { Blank, ListState, LoadingRows } from '../../../components/ui/Blank';
import { TextField } from '../../../components/ui/Field';
import { Icon } from '../../../components/ui/Icon';
import { Waiting } from '../../../components/ui/Notice';
import { Picture } from '../../../components/ui/Picture';
import type { PlaylistEntry } from '../../../lib/playlistPlans/entry';
import { findDoubles } from '../../../lib/playlistPlans/plans';
import { ChoiceList } from '../lists/ChoiceList';
import { WayBack } from '../WayBack';
import { type Contents, toEntries, useContents } from './contents';
import { PlaylistTools } from './PlaylistTools';

/** The contents of a playlist with a selection, and the tools for it. Rows are shown while the rest is still read. */
export function OpenPlaylist({ playlistId }: { playlistId: string }) {
  const contents = useContents(playlistId);
  const { answer: index } = useAnswer('playlistIndex', {});
  const [search, setSearch] = useState('');
  const entries = useMemo(() => toEntries(contents.items), [contents.items]);
  const shown = useFilter(entries, toText, search);
  const selection = useSelection(shown, toId);
  const { playlist, isWhole, failure } = contents;
  const isShown = isWhole || entries.length > 0;
  return (
    <>
      <WayBack to="playlists">{i18n.t('lists.allPlaylists')}</WayBack>
      <h3>{playlist?.title}</h3>
      <ListState
        failure={failure}
        isShown={isShown}
        isWhole={isWhole}
        loading={<Progress contents={contents} />}
        again={contents.again}
      />
      {playlist && isShown && (
        <>
          <PlaylistTools
            playlist={playlist}
            others={(index?.playlists ?? []).filter((other) => other.playlistId !== playlistId)}
            entries={entries}
            isWhole={isWhole}
            chosen={selection.chosen}
            onDoubles={() => selection.choose(findDoubles(entries).map(({ itemId }) => itemId))}
          />
          <TextField label={i18n.t('lists.filter')} value={search} onInput={setSearch} />
          {shown.length === 0 && (
            <Blank drawing={search.trim() === '' ? 'empty' : 'search'}>{i18n.t('lists.noVideos')}</Blank>
          )}
          {shown.length > 0 && (
            <div class="panel">
              <ChoiceList label={playlist.title} selection={selection} toName={videoName} draw={drawEntry} />
            </div>
          )}
        </>
      )}
    </>
  );
}

const toId = ({ itemId }: PlaylistEntry) => itemId;
const toText = (entry: PlaylistEntry) => `${videoName(entry)} ${entry.channelTitle ?? ''}`;

function drawEntry(entry: PlaylistEntry) {
  const { videoId, channelTitle, position } = entry;
  const name = videoName(entry);
  return (
    <>
      <span class="soft small choice-place">{position + 1}</span>
      <Picture class="thumbnail row-picture" address={thumbnailAddress(videoId)}>
        <Icon name="video" />
      </Picture>
      <span class="grow">
        <span class="one-line" dir="auto" title={name}>
          {name}
        </span>
        <span class="one-line soft small" dir="auto" title={channelTitle}>
          {channelTitle}
        </span>
      </span>
    </>
  );
}

/** How much of the playlist was read. Tools that need all of it are disabled until then. */
function Progress({ contents: { items, playlist } }: { contents: Contents }) {
  const all = playlist?.itemCount;
  if (items.length === 0 || all === undefined) return <LoadingRows text={i18n.t('lists.readingPlaylist')} />;
  return <Waiting text={i18n.t('lists.readSoFar', { count: items.length, all })} />;
}
