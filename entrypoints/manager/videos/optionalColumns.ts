import { i18n, locale } from '#i18n';
import type { Column } from '../../../components/collection/declared';
import { commaText } from '../../../components/format/listText';
import type { VideoRow } from '../../../lib/collections/videos';
import type { Holders } from './useHolders';

/**
 * Columns that are shown if the person chooses them.
 * @param toCategory title of a category
 * @param holders the playlists that hold the videos, once they are known
 */
export function getOptionalColumns(
  toCategory: (id: string) => string,
  holders: Holders | undefined,
): Column<VideoRow>[] {
  const languages = new Intl.DisplayNames(locale(), { type: 'language', fallback: 'code' });
  const column = (
    id: string,
    label: string,
    width: number,
    toText: (row: VideoRow) => string,
  ): Column<VideoRow> => ({
    id,
    label,
    width,
    isOptional: true,
    isSecondary: true,
    sortBy: (row) => toText(row) || undefined,
    toText,
    draw: toText,
  });
  const yesOrNo = (value: boolean | undefined) =>
    value === undefined ? '' : i18n.t(value ? 'videos.yes' : 'videos.no');
  return [
    column('category', i18n.t('manager.category'), 128, ({ categoryId = '' }) => toCategory(categoryId)),
    column('language', i18n.t('videos.language'), 112, ({ language = '' }) =>
      toLanguage(languages, language),
    ),
    column('license', i18n.t('manager.license'), 160, ({ license }) => toLicense(license)),
    column('captions', i18n.t('videos.captions'), 88, ({ hasCaptions }) => yesOrNo(hasCaptions)),
    column('kids', i18n.t('videos.forKids'), 120, ({ isForKids }) => yesOrNo(isForKids)),
    column('playlists', i18n.t('manager.playlists'), 200, ({ videoId }) =>
      commaText(holders?.titles(videoId) ?? []),
    ),
    column('tags', i18n.t('manager.tags'), 200, ({ tags }) => tags.join(', ')),
  ];
}

function toLanguage(languages: Intl.DisplayNames, code: string): string {
  try {
    return code === '' ? '' : (languages.of(code) ?? code);
  } catch {
    // The platform takes codes that are none
    return code;
  }
}

function toLicense(license: string | undefined): string {
  if (license === 'creativeCommon') return i18n.t('manager.licenseCommons');
  return license === 'youtube' ? i18n.t('manager.licenseStandard') : '';
}
