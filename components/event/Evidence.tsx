import { i18n } from '#i18n';
import type { EventSource, FoundEvent, Note } from '../../lib/pages/foundEvent';

const sources: Record<EventSource, () => string> = {
  'json-ld': () => i18n.t('form.fromData'),
  microdata: () => i18n.t('form.fromData'),
  rdfa: () => i18n.t('form.fromData'),
  'h-event': () => i18n.t('form.fromData'),
  ics: () => i18n.t('form.fromFile'),
  text: () => i18n.t('form.fromText'),
  meta: () => i18n.t('form.fromMeta'),
};

const notes: Record<Note['code'], (about: string) => string> = {
  leftOut: (about) => i18n.t('form.note.leftOut', { text: about }),
  plusLost: (about) => i18n.t('form.note.plusLost', { text: about }),
  endOfDay: () => i18n.t('form.note.endOfDay'),
  nextSuchDay: () => i18n.t('form.note.nextSuchDay'),
  sameAsStart: () => i18n.t('form.note.sameAsStart'),
  movedFrom: (about) => i18n.t('form.note.movedFrom', { text: about }),
  severalPlaces: (about) => i18n.t('form.note.severalPlaces', { text: about }),
  fromSeries: () => i18n.t('form.note.fromSeries'),
};

/**
 * The source of the prefilled value of a form's field. The tool tip has the source's own text and how it was
 * interpreted.
 * @returns undefined if the source has no value for the field
 */
export function findEvidence(event: FoundEvent | undefined, field: string) {
  const evidence = event?.evidence[field];
  if (evidence === undefined) return undefined;
  const { source, written, notes: remarks = [] } = evidence;
  const tip = [
    ...(written === undefined ? [] : [i18n.t('form.note.written', { text: written })]),
    ...remarks.map(({ code, about = '' }) => notes[code](about)),
  ].join(' ');
  return <span title={tip || undefined}>{sources[source]()}</span>;
}
