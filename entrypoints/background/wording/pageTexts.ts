import { direction, i18n, locale } from '#i18n';
import { type SiteButton, toStyle } from '../../../lib/pages/buttonPlace';
import { type PageTexts, pageTextNames } from '../../../lib/views';
import './translate';

/** The texts for page scripts, in the present language. */
export function pageTexts({ isHidden = false, place }: SiteButton = {}): PageTexts {
  const value = { name: '$1', playlists: '$1', count: '$1' };
  const messages = pageTextNames.map((name) => [name, i18n.find(name, value) ?? name]);
  const button = { hidden: isHidden ? 'hidden' : '', place: place ? toStyle(place, direction()) : '' };
  return { ...Object.fromEntries(messages), ...button, lang: locale(), dir: direction() };
}
