import { useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { TextField } from '../../../components/ui/Field';
import { FailureNotice, Notice, Waiting } from '../../../components/ui/Notice';
import { findDoubles } from '../../../lib/playlistPlans/plans';
import { ChoiceList } from '../lists/ChoiceList';
import { useSelection } from '../lists/useSelection';
import { WayBack } from '../WayBack';
import { toEntries, useContents } from './contents';
import { PlaylistTools } from './PlaylistTools';

/** The contents of a playlist with a selection, and the tools for it. */
export function OpenPlaylist({ playlistId }: { playlistId: string }) {
  const contents = useContents(playlistId);
  const { answer: index } = useAnswer('playlistIndex', {}, { live: true });
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const entries = toEntries(contents.items);
  const shown = entries.filter(({ title = '', channelTitle = '' }) =>
    `${title} ${channelTitle}`.toLowerCase().includes(wanted),
  );
  const selection = useSelection(shown.map(({ itemId }) => itemId));
  const { playlist } = contents;
  // Tools stay open while the playlist is read again.
  const wasShown = useRef(false);
  wasShown.current ||= contents.isWhole;
  return (
    <>
      <WayBack to="playlists">{i18n.t('lists.allPlaylists')}</WayBack>
      <h3>{playlist?.title}</h3>
      {contents.failure && <FailureNotice failure={contents.failure} onRemedied={contents.again} />}
      {!contents.isWhole && !contents.failure && <Waiting text={i18n.t('lists.readingPlaylist')} />}
      {playlist && wasShown.current && (
        <>
          <PlaylistTools
            playlist={playlist}
            others={(index?.playlists ?? []).filter((other) => other.playlistId !== playlistId)}
            entries={entries}
            chosen={shown.filter(({ itemId }) => selection.chosen.has(itemId))}
            onDoubles={() => selection.choose(findDoubles(entries).map(({ itemId }) => itemId))}
          />
          <TextField label={i18n.t('lists.filter')} value={search} onInput={setSearch} />
          {shown.length === 0 && <Notice>{i18n.t('lists.noVideos')}</Notice>}
          {shown.length > 0 && (
            <div class="panel">
              <ChoiceList
                label={playlist.title}
                selection={selection}
                items={shown.map(({ itemId, videoId, title = videoId, channelTitle, position }) => ({
                  id: itemId,
                  name: title,
                  content: (
                    <>
                      <span class="soft small choice-place">{position + 1}</span>
                      <span class="grow">
                        <span class="one-line" title={title}>
                          {title}
                        </span>
                        <span class="one-line soft small">{channelTitle}</span>
                      </span>
                    </>
                  ),
                }))}
              />
            </div>
          )}
        </>
      )}
    </>
  );
}
