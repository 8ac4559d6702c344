import type { ShownField } from '../eventForm/shownFields';
import type { FoundEvent, Note, NoteCode } from '../pages/foundEvent';
import { readPrice } from '../pages/price';
import { privatePictureHost } from '../pages/privateAddress';
import type { Prefilled } from './prefill';

/** Notes after which a value may not be what the source means. */
const doubtful: readonly NoteCode[] = ['leftOut', 'nextSuchDay', 'movedFrom', 'severalPlaces', 'fromModel'];

/** Fields of the form with their own control, and the names that their evidence has. */
const evidenceOf = {
  title: ['title'],
  start: ['start', 'end'],
  venue: ['venue'],
  organizers: ['organizers'],
  description: ['description'],
  cost: ['cost'],
  website: ['url', 'online'],
  image: ['image'],
  categories: ['keywords'],
  tags: ['keywords'],
} as const satisfies { [Field in ShownField]?: readonly string[] };

export type FieldInDoubt = keyof typeof evidenceOf;

/**
 * The fields of a found event that a person should look at before it is added, with the notes that say why. A field
 * without notes says in its own hint what is open. Depends on the source alone, so it remains while the person types.
 * @param site origin of the calendar's site
 */
export function findDoubts(
  event: FoundEvent,
  { form, assumed }: Prefilled,
  site: string,
): Map<FieldInDoubt, Note[]> {
  const isOpen: { [Field in FieldInDoubt]?: boolean } = {
    start: event.alternatives !== undefined || ['offset', 'siteOffset'].includes(assumed.zone),
    venue: assumed.venue,
    cost: readPrice(form.cost).kind === 'unclear',
    image: privatePictureHost(form.image, site) !== undefined,
  };
  const fields = Object.keys(evidenceOf) as FieldInDoubt[];
  return new Map(
    fields.flatMap((field) => {
      const notes = evidenceOf[field]
        .flatMap((name) => event.evidence[name]?.notes ?? [])
        .filter(({ code }) => doubtful.includes(code));
      return notes.length > 0 || isOpen[field] ? [[field, notes] as const] : [];
    }),
  );
}
