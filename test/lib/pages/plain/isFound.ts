import { FoundEventSchema } from '../../../../entrypoints/background/messaging/schemas';
import type { FoundEvent } from '../../../../lib/pages/foundEvent';

const schema = FoundEventSchema();
const isDay = (local: string) => !Number.isNaN(Date.parse(`${local}Z`));

/** Whether an event passes the schema that guards messages, and its times exist. */
export const isFound = (event: FoundEvent): boolean =>
  schema.safeParse(event).success &&
  isDay(event.start.local) &&
  (event.end === undefined || event.end.local >= event.start.local);
