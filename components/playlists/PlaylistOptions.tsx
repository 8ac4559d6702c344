import { i18n } from '#i18n';
import type { PlaylistChoice } from '../../lib/messages';
import { Details } from '../ui/Details';
import { focusWhenDrawn } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { useListbox } from '../ui/useListbox';
import { privacyLabel } from './privacyLabel';

interface PlaylistOptionsProps {
  found: PlaylistChoice[];
  ticked: ReadonlySet<string>;
  typed: string;
  onType: (typed: string) => void;
  busy: boolean;
  /** Enter or a press on the playlist. */
  onPick: (playlist: PlaylistChoice) => void;
  onTick: (playlist: PlaylistChoice) => void;
}

/** Playlists as options below a text field that filters them; each has a box to tick (Ctrl+Enter). */
export function PlaylistOptions({
  found,
  ticked,
  typed,
  onType,
  busy,
  onPick,
  onTick,
}: PlaylistOptionsProps) {
  const tick = (index: number) => {
    const playlist = found[index];
    if (playlist && !busy) onTick(playlist);
  };
  const pick = (index: number) => {
    const playlist = found[index];
    if (playlist && !busy) onPick(playlist);
  };
  const listbox = useListbox({
    count: found.length,
    version: typed,
    first: 0,
    isOpen: true,
    onOpen: () => {},
    onPick: pick,
    onEscape: () => {
      onType('');
      return typed !== '';
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return listbox.input.onKeyDown(event);
    event.preventDefault();
    tick(listbox.active);
  };
  return (
    <>
      <input
        {...listbox.input}
        aria-label={i18n.t('common.filterPlaylists')}
        placeholder={i18n.t('common.filterPlaylists')}
        ref={focusWhenDrawn}
        value={typed}
        onInput={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 && (
        <div
          {...listbox.list}
          role="listbox"
          aria-label={i18n.t('common.playlists')}
          aria-multiselectable="true"
          aria-busy={busy}
        >
          {found.map((playlist, index) => (
            <div key={playlist.playlistId} {...listbox.option(index, ticked.has(playlist.playlistId))}>
              <span
                class="tick"
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation();
                  tick(index);
                }}
              >
                {ticked.has(playlist.playlistId) && <Icon name="check" />}
              </span>
              <Picture class="thumbnail option-picture" address={playlist.image}>
                <Icon name="list" />
              </Picture>
              <span class="grow option-text">
                <span class="one-line" dir="auto" title={playlist.title}>
                  {playlist.title}
                </span>
                <span class="soft small">
                  {playlist.holds ? <Held /> : <Details parts={about(playlist)} />}
                </span>
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function Held() {
  return (
    <span class="row">
      <Icon name="check" />
      {i18n.t('common.inItAlready')}
    </span>
  );
}

function about({ itemCount, privacyStatus }: PlaylistChoice) {
  const count = itemCount === undefined ? undefined : i18n.t('common.videoCount', { count: itemCount });
  return [count, privacyLabel(privacyStatus)];
}
