import type { EventFormData, FormOrganizer } from '../eventForm';
import type { FoundEvent } from '../pages/foundEvent';
import { toPlainText } from '../pages/plainText';
import { type Description, getVisibleText as getTreeText } from '../pages/richText';
import { plainLetters } from '../shared/plainText';
import { storableZone } from '../shared/storableZone';
import { minutesBetween, shiftClock } from '../shared/time';
import type { SiteChoices } from '../views';
import { prefill } from './prefill';

/**
 * The form of an event on the calendar, updated with the values that the page has now. Values that the page lacks stay;
 * without an end in the page the event keeps its length. The picture stays, too: the site stores its copy under another
 * address.
 */
export function updated(
  now: EventFormData,
  found: FoundEvent,
  choices: SiteChoices,
  ownZone: string,
): EventFormData {
  // A time without a zone, or with an offset that fits, is in the zone of the event on the calendar.
  const { usual: _forNewEvents, ...known } = choices;
  const timeZone = storableZone(now.timeZone, [now.start, now.end]);
  const { form: said, assumed } = prefill(found, { ...known, timeZone }, ownZone);
  const minutes = minutesBetween(now.start, now.end);
  const end = assumed.end ? shiftClock(said.start, { minutes }) : said.end;
  // Times that the source leaves open replace none
  const times = found.alternatives ? {} : { start: said.start, end, allDay: said.allDay };
  return {
    ...now,
    ...getTitle(now, said),
    description: isDifferent(getFormText(now.description), getFormText(said.description))
      ? said.description
      : now.description,
    ...times,
    timeZone: [timeZone, ''].includes(said.timeZone) ? now.timeZone : said.timeZone,
    venue: said.venue ?? now.venue,
    organizers: takeOrganizers(now.organizers, said.organizers),
    // The person may have typed this cost. The page's cost is shown as a hint.
    ...(now.cost.trim() === '' && said.cost !== '' && getPrice(said)),
    website: chooseText(now.website, said.website),
    image: now.image || said.image,
    categories: [...new Set([...now.categories, ...said.categories])],
    tags: [...new Set([...now.tags, ...said.tags])],
  };
}

/**
 * The organizers of the event, which the page's new ones replace one for one; a page may name only some of them, so
 * that none is taken out without another in its place.
 */
function takeOrganizers(now: readonly FormOrganizer[], said: readonly FormOrganizer[]): FormOrganizer[] {
  const toKey = (one: FormOrganizer) => ('id' in one ? String(one.id) : plainLetters(one.name));
  const isIn = (list: readonly FormOrganizer[], one: FormOrganizer) =>
    list.some((other) => toKey(other) === toKey(one));
  const added = said.filter((one) => !isIn(now, one));
  const next = now.map((one) => (isIn(said, one) ? one : (added.shift() ?? one)));
  return [...next, ...added];
}

const getPrice = ({ cost, currency }: EventFormData) => ({ cost, ...(currency && { currency }) });

/** The page's title is plain text, even if the title that it replaces is HTML. */
function getTitle(now: EventFormData, said: EventFormData): Pick<EventFormData, 'title' | 'isTitleMarkup'> {
  if (!now.isTitleMarkup) return { title: chooseText(now.title, said.title) };
  const isNew = isDifferent(toPlainText(now.title, maxCharacters), said.title);
  return isNew ? { title: said.title, isTitleMarkup: false } : { title: now.title };
}

const maxCharacters = 50_000;

/** The text of a description without its markup. */
export function getFormText(description: Description): string {
  if (description.kind === 'tree') return getTreeText(description.blocks);
  return description.kind === 'text' ? description.text : toPlainText(description.markup, maxCharacters);
}

/** Whether the page has a value that differs in more than formatting. */
const isDifferent = (now: string, said: string): boolean =>
  said.trim() !== '' && normalize(now) !== normalize(said);

const chooseText = (now: string, said: string): string => (isDifferent(now, said) ? said : now);

const normalize = (text: string): string =>
  plainLetters(text.replace(/<[^<>]*>/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
