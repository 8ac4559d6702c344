import { direction, i18n, locale, type MessageName } from '#i18n';
import './translate';

/** Messages that scripts in foreign pages show: they have no catalogue, but get these few from here. */
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
] satisfies readonly MessageName[];

/** Each message in the language spoken, with `$1` in place of its one value; `lang` and `dir` of what is drawn. */
export type PageTexts = Record<(typeof names)[number] | 'lang' | 'dir', string>;

export function pageTexts(): PageTexts {
  const value = { name: '$1', playlists: '$1' };
  const words = names.map((name) => [name, i18n.find(name, value) ?? name]);
  return { ...Object.fromEntries(words), lang: locale(), dir: direction() };
}
