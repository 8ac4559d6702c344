import { i18n } from '#i18n';
import { clockText } from '../../../components/format/clockText';
import { privacyLabel } from '../../../components/playlists/privacyLabel';
import { Button } from '../../../components/ui/Button';
import { Details } from '../../../components/ui/Details';
import { Icon } from '../../../components/ui/Icon';
import { LiveRegion } from '../../../components/ui/Notice';
import { Picture } from '../../../components/ui/Picture';
import type { IndexedPlaylist } from '../../../lib/messages';
import type { PlaylistEntry } from '../../../lib/playlistPlans/entry';
import type { useLengths } from './useLengths';

interface PlaylistHeadProps {
  playlist: IndexedPlaylist;
  entries: readonly PlaylistEntry[];
  lengths: ReturnType<typeof useLengths>;
  onEdit: () => void;
}

/** Cover, description, facts and total length of an open playlist. */
export function PlaylistHead({ playlist, entries, lengths, onEdit }: PlaylistHeadProps) {
  const { description, privacyStatus, itemCount, isPodcast, image } = playlist;
  const { task, units, read } = lengths;
  const facts = [
    itemCount === undefined ? undefined : i18n.t('lists.videos', { count: itemCount }),
    privacyLabel(privacyStatus),
    isPodcast ? i18n.t('lists.podcast') : undefined,
    totalText(entries),
  ];
  return (
    <div class="stack">
      <div class="row">
        <Picture class="thumbnail row-picture" address={image}>
          <Icon name="list" />
        </Picture>
        <p class="soft small grow">
          <Details parts={facts} />
        </p>
        {units > 0 && (
          <Button
            small
            kind="quiet"
            busy={task.busy !== undefined}
            title={i18n.t('common.units', { count: units })}
            onClick={read}
          >
            {i18n.t('lists.readLengths')}
          </Button>
        )}
        <Button small onClick={onEdit}>
          {i18n.t('manager.edit')}
        </Button>
      </div>
      {description && (
        <p class="rich-text" dir="auto">
          {description}
        </p>
      )}
      <LiveRegion task={task} />
    </div>
  );
}

/** The sum of all lengths; undefined while none is known. */
function totalText(entries: readonly PlaylistEntry[]): string | undefined {
  const known = entries.flatMap(({ durationSeconds }) => durationSeconds ?? []);
  if (known.length === 0) return undefined;
  const time = clockText(known.reduce((sum, seconds) => sum + seconds, 0));
  const unread = entries.length - known.length;
  return unread === 0
    ? i18n.t('lists.totalLength', { time })
    : i18n.t('lists.totalLengthOf', { time, count: unread });
}
