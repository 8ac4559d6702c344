import type { EventSource, Evidence, FoundEvent, Note } from '../foundEvent';

/** The fields that prefill a form, besides the times. */
const fields = ['title', 'description', 'venue', 'organizers', 'cost', 'url', 'image', 'keywords'] as const;

/** Adds evidence to an event: its source for each field that has a value. @param times the evidence of start and end */
export function withEvidence(event: Omit<FoundEvent, 'evidence'>, times: FoundEvent['evidence']): FoundEvent {
  const evidence = { ...times };
  for (const field of fields) {
    const value = event[field];
    const isSaid = Array.isArray(value) ? value.length > 0 : value !== undefined;
    if (isSaid) evidence[field] = { source: event.source };
  }
  return { ...event, evidence };
}

/** Evidence of a time: its text in the source, cut at 100 characters, and the notes that apply. */
export function writtenAs(source: EventSource, written: string, ...notes: (Note | undefined)[]): Evidence {
  const said = notes.filter((note) => note !== undefined);
  return {
    source,
    written: written.length > 100 ? `${written.slice(0, 100)}…` : written,
    ...(said.length > 0 ? { notes: said } : {}),
  };
}
