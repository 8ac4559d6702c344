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
};

/**
 * Where the first value of a form's field comes from: words, and as a tool tip how it stands there and what was
 * made of it. Undefined where the source said nothing about it.
 */
export function findEvidence(event: FoundEvent | undefined, field: string) {
  const evidence = event?.evidence[field];
  if (evidence === undefined) return undefined;
  const { source, written, notes: said = [] } = evidence;
  const tip = [
    ...(written === undefined ? [] : [i18n.t('form.note.written', { text: written })]),
    ...said.map(({ code, about = '' }) => notes[code](about)),
  ].join(' ');
  return <span title={tip || undefined}>{sources[source]()}</span>;
}
