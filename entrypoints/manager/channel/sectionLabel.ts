import { i18n } from '#i18n';
import type { SectionType } from '../../../lib/video/shared/sectionTypes';

/** What each type of section shows. */
export const getSectionLabels = (): Record<SectionType, string> => ({
  recentUploads: i18n.t('channel.type.recentUploads'),
  popularUploads: i18n.t('channel.type.popularUploads'),
  singlePlaylist: i18n.t('channel.type.singlePlaylist'),
  multiplePlaylists: i18n.t('channel.type.multiplePlaylists'),
  allPlaylists: i18n.t('channel.type.allPlaylists'),
  subscriptions: i18n.t('channel.type.subscriptions'),
  liveEvents: i18n.t('channel.type.liveEvents'),
  upcomingEvents: i18n.t('channel.type.upcomingEvents'),
  completedEvents: i18n.t('channel.type.completedEvents'),
  multipleChannels: i18n.t('channel.type.multipleChannels'),
});

interface Labelled {
  type: string;
  title: string;
  playlists: readonly string[];
}

/** What a section is called: its title, its one playlist, or what it shows. */
export function sectionLabel(
  { type, title, playlists }: Labelled,
  known: readonly { playlistId: string; title: string }[],
): string {
  const [only, ...others] = playlists;
  const playlist = others.length === 0 ? known.find(({ playlistId }) => playlistId === only) : undefined;
  const labels = new Map<string, string>(Object.entries(getSectionLabels()));
  return title || playlist?.title || labels.get(type) || type;
}
