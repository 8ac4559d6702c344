import type { EventForm, SiteChoices } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { toPlainText } from '../../lib/pages/plainText';
import { type Description, getVisibleText as wordsOfTree } from '../../lib/pages/richText';
import { plainLetters } from '../ui/useListbox';
import { prefill } from './prefill';
import { addMinutes, minutesBetween } from './wallClock';

/**
 * The form of an event that is on the calendar already, with what a page says of it by now on top. What the page does not
 * say stays: its end moves along with its start, and its picture, which the site keeps under an address of its own.
 */
export function updated(now: EventForm, found: FoundEvent, choices: SiteChoices, ownZone: string): EventForm {
  // A wall clock of no zone, or of an offset that fits, is one of the event's own zone.
  const { form: said, assumed } = prefill(found, { ...choices, timeZone: now.timeZone }, ownZone);
  const end = assumed.end ? addMinutes(said.start, minutesBetween(now.start, now.end)) : said.end;
  return {
    ...now,
    ...titleOf(now, said),
    description: isSaid(textOf(now.description), textOf(said.description))
      ? said.description
      : now.description,
    start: said.start,
    end,
    allDay: said.allDay,
    timeZone: said.timeZone,
    venue: said.venue ?? now.venue,
    organizer: said.organizer ?? now.organizer,
    // Ours may have typed it: what the page says stands beside it.
    cost: now.cost.trim() === '' ? said.cost : now.cost,
    website: saidOr(now.website, said.website),
    image: now.image || said.image,
    categories: [...new Set([...now.categories, ...said.categories])],
    tags: [...new Set([...now.tags, ...said.tags])],
  };
}

/** What a page says is text, even where the title that it replaces is markup. */
function titleOf(now: EventForm, said: EventForm): Pick<EventForm, 'title' | 'isTitleMarkup'> {
  if (!now.isTitleMarkup) return { title: saidOr(now.title, said.title) };
  const isNew = isSaid(toPlainText(now.title, longest), said.title);
  return isNew ? { title: said.title, isTitleMarkup: false } : { title: now.title };
}

const longest = 50_000;

function textOf(description: Description): string {
  if (description.kind === 'tree') return wordsOfTree(description.blocks);
  return description.kind === 'text' ? description.text : toPlainText(description.markup, longest);
}

/** Nothing said, or the same in another formatting, changes nothing. */
const isSaid = (now: string, said: string): boolean => said.trim() !== '' && wordsOf(now) !== wordsOf(said);

const saidOr = (now: string, said: string): string => (isSaid(now, said) ? said : now);

const wordsOf = (text: string): string =>
  plainLetters(text.replace(/<[^<>]*>/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
