import type { EventSource, Evidence, FoundEvent, Note } from '../foundEvent';

/** What forms are filled in with, besides the times. */
const fields = ['title', 'description', 'venue', 'organizers', 'cost', 'url', 'image', 'keywords'] as const;

/** The event with where each of its values was read. @param times the evidence of its start and end */
export function withEvidence(event: Omit<FoundEvent, 'evidence'>, times: FoundEvent['evidence']): FoundEvent {
  const evidence = { ...times };
  for (const field of fields) {
    const value = event[field];
    const isSaid = Array.isArray(value) ? value.length > 0 : value !== undefined;
    if (isSaid) evidence[field] = { source: event.source };
  }
  return { ...event, evidence };
}

/** Of a value as it is written there. */
export function writtenAs(source: EventSource, written: string, ...notes: (Note | undefined)[]): Evidence {
  const said = notes.filter((note) => note !== undefined);
  return {
    source,
    written: written.length > 100 ? `${written.slice(0, 100)}…` : written,
    ...(said.length > 0 ? { notes: said } : {}),
  };
}
