import * as z from 'zod/mini';

/** Steps that open one after the other until each is done or skipped: the shortest first. */
const guidedSteps = ['calendar', 'video', 'button'] as const;
export type GuidedStepId = (typeof guidedSteps)[number];

/** Steps of the set-up, in order. The last ones are optional: they stay closed until the person opens them. */
const stepIds = [...guidedSteps, 'pages', 'shortcuts'] as const;
export type StepId = (typeof stepIds)[number];

/** How far the person is, kept as a draft. */
const WelcomeProgress = () =>
  z.object({
    /** Steps that were skipped; earlier versions kept optional ones, too. */
    passed: z.array(z.enum(stepIds)),
    /** The step opened by hand; null if the person closed it. */
    open: z.optional(z.nullable(z.enum(stepIds))),
  });
export type WelcomeProgress = z.output<ReturnType<typeof WelcomeProgress>>;

/** Parses the stored progress; undefined if another version wrote it. */
export const parseProgress = (value: unknown): WelcomeProgress | undefined =>
  WelcomeProgress().safeParse(value).data;

/**
 * The first step that is neither done nor skipped; undefined after the last one.
 * @param done steps that are done in fact, such as connecting an account that is there
 */
export const findNext = ({ passed }: WelcomeProgress, done: ReadonlySet<StepId>): GuidedStepId | undefined =>
  guidedSteps.find((id) => !done.has(id) && !passed.includes(id));

/** The step to show: the one that the person opened, else the next one; none if the person closed it. */
export function findOpen(progress: WelcomeProgress, done: ReadonlySet<StepId>): StepId | undefined {
  if (progress.open === null) return undefined;
  return progress.open ?? findNext(progress, done);
}
