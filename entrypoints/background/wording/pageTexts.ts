import { direction, i18n, locale, type MessageName } from '#i18n';
import './translate';

/** Texts of our scripts in web pages. These have no catalogue of their own, to save bytes. */
const names = [
  ...([
    'overlay.close',
    'overlay.covered',
    'overlay.failed',
    'overlay.name',
    'overlay.reload',
    'overlay.show',
  ] as const),
  ...(['overlay.undo', 'overlay.updated', 'overlay.working'] as const),
  ...([
    'buttons.actingAs',
    'buttons.actions',
    'buttons.alreadyIn',
    'buttons.looking',
    'buttons.more',
  ] as const),
  ...(['buttons.open', 'buttons.save', 'buttons.saveTo'] as const),
  ...(['chooser.all', 'chooser.chosen', 'chooser.clear', 'chooser.copied', 'chooser.copy'] as const),
  ...(['chooser.end', 'chooser.hint', 'chooser.name', 'chooser.newPlaylist', 'chooser.notCopied'] as const),
  ...(['chooser.price', 'chooser.tick', 'chooser.tooMany'] as const),
] satisfies readonly MessageName[];

/**
 * Name → text in the present language, with `$1` in place of its value; `lang` and `dir` are attributes to set, `hidden`
 * is not empty where the person has hidden the button.
 */
export type PageTexts = Record<(typeof names)[number] | 'lang' | 'dir' | 'hidden', string>;

/** The texts for page scripts, in the present language. */
export function pageTexts(isHidden = false): PageTexts {
  const value = { name: '$1', playlists: '$1', count: '$1' };
  const words = names.map((name) => [name, i18n.find(name, value) ?? name]);
  return { ...Object.fromEntries(words), lang: locale(), dir: direction(), hidden: isHidden ? 'hidden' : '' };
}
