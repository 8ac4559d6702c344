import { i18n, locale } from '#i18n';
import type { Answer } from '../../../lib/messages';

/** A caption track without its text. */
export type CaptionTrack = Answer<'captionTracks'>[number];

/** The language of a track by its name, and the name that its owner gave it. */
export function trackLabel({ language, name }: Pick<CaptionTrack, 'language' | 'name'>): string {
  const spoken = languageName(language);
  return name ? i18n.t('captions.named', { language: spoken, name }) : spoken;
}

/** A language in the language of the page; its code if it is not known. */
function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(locale(), { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
