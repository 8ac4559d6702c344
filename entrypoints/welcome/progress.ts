import * as z from 'zod/mini';

/** Steps of the set-up, in order. */
export const stepIds = ['video', 'calendar', 'button', 'pages', 'shortcuts'] as const;
export type StepId = (typeof stepIds)[number];

/** How far the person is, kept as a draft. */
export interface Progress {
  /** Steps that were finished or skipped by a button. */
  passed: StepId[];
  /** The step opened by hand; null if the person closed it. */
  open?: StepId | null;
}

const Kept = () =>
  z.object({
    passed: z.array(z.enum(stepIds)),
    open: z.optional(z.nullable(z.enum(stepIds))),
  });

/** Parses the stored progress; undefined if another version wrote it. */
export const parseProgress = (value: unknown): Progress | undefined => Kept().safeParse(value).data;

/**
 * The step to show: the one that the person opened, else the first one that is neither done nor passed.
 * @param done steps that are done in fact, such as connecting an account that is there
 */
export function openStep({ passed, open }: Progress, done: ReadonlySet<StepId>): StepId | undefined {
  if (open === null) return undefined;
  return open ?? stepIds.find((id) => !done.has(id) && !passed.includes(id));
}
