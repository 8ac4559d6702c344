import { type CatalogueKey, direction, i18n, locale } from '#i18n';
import { type SiteButton, toStyle } from '../../../lib/pages/buttonPlace';
import './translate';

/** Texts of our scripts in web pages. These have no catalogue of their own, to save bytes. */
const names = [
  ...([
    'overlay.close',
    'overlay.covered',
    'overlay.failed',
    'overlay.name',
    'common.pressAgain',
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
  ...(['buttons.move', 'buttons.open', 'buttons.save', 'buttons.saveTo'] as const),
  ...(['chooser.all', 'chooser.chosen', 'chooser.clear', 'chooser.copied', 'chooser.copy'] as const),
  ...(['chooser.end', 'chooser.hint', 'chooser.name', 'chooser.newPlaylist', 'chooser.notCopied'] as const),
  ...(['chooser.price', 'chooser.tick', 'chooser.tooMany'] as const),
  ...([
    'mover.cancel',
    'mover.done',
    'mover.grip',
    'mover.hidden',
    'mover.hide',
    'mover.hint',
    'mover.name',
    'mover.reset',
  ] as const),
  ...([
    'teacher.back',
    'teacher.ask.date',
    'teacher.ask.place',
    'teacher.ask.title',
    'teacher.part.date',
    'teacher.end',
    'teacher.found',
    'teacher.foundOne',
    'teacher.hint',
    'teacher.name',
    'teacher.noPlace',
    'teacher.part.place',
    'teacher.show',
    'teacher.part.title',
  ] as const),
] satisfies readonly CatalogueKey[];

/**
 * Name → text in the present language, with `$1` in place of its value; `lang` and `dir` are attributes to set,
 * `hidden` is not empty where the person has hidden the button, `place` is its style where the person has moved it.
 */
export type PageTexts = Record<(typeof names)[number] | 'lang' | 'dir' | 'hidden' | 'place', string>;

/** The texts for page scripts, in the present language. */
export function pageTexts({ isHidden = false, place }: SiteButton = {}): PageTexts {
  const value = { name: '$1', playlists: '$1', count: '$1' };
  const messages = names.map((name) => [name, i18n.find(name, value) ?? name]);
  const button = { hidden: isHidden ? 'hidden' : '', place: place ? toStyle(place, direction()) : '' };
  return { ...Object.fromEntries(messages), ...button, lang: locale(), dir: direction() };
}
