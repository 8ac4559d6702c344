import { i18n } from '#i18n';
import type { VideoField } from '../../../lib/video/shared/videoFields';

/** Name of a field of a video, as forms show it. */
export function videoFieldLabel(field: VideoField): string {
  switch (field) {
    case 'title':
      return i18n.t('manager.videoTitle');
    case 'description':
      return i18n.t('manager.description');
    case 'tags':
      return i18n.t('manager.tags');
    case 'categoryId':
      return i18n.t('manager.category');
    case 'defaultLanguage':
      return i18n.t('manager.defaultLanguage');
    case 'defaultAudioLanguage':
      return i18n.t('manager.audioLanguage');
    case 'privacyStatus':
      return i18n.t('videos.privacy');
    case 'publishAt':
      return i18n.t('manager.publishAt');
    case 'license':
      return i18n.t('manager.license');
    case 'embeddable':
      return i18n.t('manager.embeddable');
    case 'publicStatsViewable':
      return i18n.t('manager.publicStatistics');
    case 'selfDeclaredMadeForKids':
      return i18n.t('manager.madeForKids');
    case 'containsSyntheticMedia':
      return i18n.t('manager.syntheticMedia');
    case 'recordingDate':
      return i18n.t('manager.recordedOn');
    case 'paidProductPlacement':
      return i18n.t('manager.paidPromotion');
    case 'localizations':
      return i18n.t('videos.translations');
  }
}
