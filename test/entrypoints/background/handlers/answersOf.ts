import type { Message } from '../../../../entrypoints/background/messaging/message';
import type { Origin } from '../../../../entrypoints/background/messaging/origin';

type Answers<Rows> = {
  [Name in keyof Rows]: Rows[Name] extends Message<never, infer Question, infer Answer>
    ? (question: Question, origin?: Origin) => Promise<Answer>
    : never;
};

/** Asks the handlers of these messages, as a page of ours unless another origin is given. */
export function answersOf<Rows extends object>(
  rows: Rows,
  services: Partial<Record<string, unknown>>,
): Answers<Rows> {
  const asked = Object.entries(rows).map(([name, row]) => [
    name,
    (question: unknown, origin: Origin = { kind: 'own' }) => row.answer(services, question, origin),
  ]);
  return Object.fromEntries(asked);
}
