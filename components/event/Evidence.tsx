import { i18n } from '#i18n';
import type { FoundEvent } from '../../lib/pages/foundEvent';

const sources: Record<string, () => string> = {
  'json-ld': () => i18n.t('form.fromData'),
  microdata: () => i18n.t('form.fromData'),
  rdfa: () => i18n.t('form.fromData'),
  'h-event': () => i18n.t('form.fromData'),
  ics: () => i18n.t('form.fromFile'),
  text: () => i18n.t('form.fromText'),
  meta: () => i18n.t('form.fromMeta'),
};

/**
 * Where the first value of a form's field comes from: words, and as a tool tip what the reader noted
 * (`json-ld startDate; …`). Undefined where the source said nothing about it.
 */
export function evidenceOf(event: FoundEvent | undefined, field: string) {
  const note = event?.evidence[field];
  if (event === undefined || note === undefined) return undefined;
  const words = sources[note.split(' ')[0] ?? ''] ?? sources[event.source];
  return <span title={note}>{words?.()}</span>;
}
