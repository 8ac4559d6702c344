import { taughtLimits } from './rule';

/** What names of one state, one place in the list or a script look like. */
const passing =
  /^(?:active|current|selected|open|opened|closed|collapsed|expanded|hover|focus|visited|visible|shown|show|hidden|hide|loaded|lazy|lazyloaded|first|last|odd|even|past|today|new|featured|sticky|highlight(?:ed)?|animated|fade|in|col|row)$|^(?:is|has|js|ng|aos|wow)-/i;
/** In front of names that tools compute. */
const computed =
  /^(?:css|sc|jsx|jss|emotion|styled|svelte|astro|tw|elementor-element|post|node|item|id)[-_]\w*$|^_/i;
/** Five consonants in a row are rarely a word's. */
const unreadable = /[bcdfghjklmnpqrstvwxz]{5}/i;

/** Whether a class or id is likely to mean the same when the page is made again: words, no numbers and no hashes. */
export function isStableName(name: string): boolean {
  if (name.length < 2 || name.length > taughtLimits.name || !/^[\p{L}_-]+$/u.test(name)) return false;
  if (passing.test(name) || computed.test(name)) return false;
  return name.split(/[-_]+/).every((word) => !unreadable.test(word) && isWord(word));
}

/** `title` and `eventTitle` are words, `aBcDe` is none. */
const isWord = (word: string): boolean =>
  !/\p{Ll}\p{Lu}/u.test(word) || word.split(/(?=\p{Lu})/u).every((part) => part.length > 2);

/** The classes of an element that are stable names. */
export const getStableClasses = (element: Element): string[] =>
  [...new Set((element.getAttribute('class') ?? '').slice(0, 2_000).split(/\s+/))]
    .filter(isStableName)
    .slice(0, taughtLimits.classes);
