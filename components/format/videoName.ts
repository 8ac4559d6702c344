import { i18n } from '#i18n';
import type { IndexedItem } from '../../lib/messages';

/** Name of a playlist item: the title of its video, and whether that video is gone. Without a title, the video's id. */
export function videoName({ videoId, title, gone }: Pick<IndexedItem, 'videoId' | 'title' | 'gone'>): string {
  if (gone === 'deleted')
    return title ? i18n.t('lists.deletedTitle', { title }) : i18n.t('lists.deletedVideo');
  if (gone === 'private')
    return title ? i18n.t('lists.privateTitle', { title }) : i18n.t('lists.privateVideo');
  return title ?? videoId;
}
