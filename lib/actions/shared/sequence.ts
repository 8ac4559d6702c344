import * as z from 'zod/mini';
import { type FaultData, retryableKinds, toFault } from '../../errors';
import { type ReadLatest, type RunContext, type Step, usePrefix } from '../../jobs';
import { type Action, action, type Clients, type Surface } from './action';

type Input = Record<string, unknown>;

/** The input of each part, for fields of the same name that mean different things. */
const Parts = () => z.catch(z.array(z.record(z.string(), z.unknown())), []);
const Results = () => z.catch(z.array(z.unknown()), []);

interface SequenceDeclaration<Id extends string> extends Pick<Parameters<typeof action>[0], 'menu' | 'key'> {
  id: Id;
  surfaces?: readonly Extract<Surface, 'popup' | 'overlay'>[];
  /** Its own version; those of the parts are added, since a job's row holds their steps. */
  version: number;
}

/**
 * Makes an action of several, which run one after the other as one job: one price, one sentence, one undo, which goes
 * back in reverse order. Their steps keep their names, so that later jobs read them as those of a part; two parts with a
 * step of the same name cannot be combined. If a later part fails, the job says by `halfFailed` what was done before.
 * It is offered once each part is, with all that it needs.
 * @param parts of one service; its input is that of all of them together
 * @throws Error for parts that cannot be combined: of two services, or of which several make something
 */
export function sequence<const Id extends string>(
  declared: SequenceDeclaration<Id>,
  first: Action,
  ...others: [Action, ...Action[]]
): Action<Id> {
  const parts = [first, ...others];
  const maker = parts.findIndex(({ made }) => made !== undefined);
  const isMixed = others.some(({ service }) => service !== first.service);
  if (isMixed || parts.some(({ made }, at) => made && at !== maker))
    throw new Error(`${declared.id} cannot be made of these actions`);

  const inputsOf = (input: Input) => {
    const own = Parts().parse(input.parts);
    return parts.map((part, at) => part.parse({ ...input, ...own[at] }));
  };
  const resultsOf = (result: unknown) => Results().parse(result);
  const eachPart = <T>(input: Input, call: (part: Action, input: Input, at: number) => T): T[] => {
    const inputs = inputsOf(input);
    return parts.map((part, at) => call(part, inputs[at] ?? {}, at));
  };
  const combine = (inputs: Input[]): Input => ({ ...Object.assign({}, ...inputs), parts: inputs });

  const made = parts[maker]?.made;
  const whole = action<Id, Input, unknown[]>({
    ...declared,
    service: first.service,
    version: parts.reduce((sum, { version }) => sum + version, declared.version - parts.length),
    subjects: first.subjects.filter((kind) => others.every(({ subjects }) => subjects.includes(kind))),
    needs: parts.find(({ needs }) => needs !== 'nothing')?.needs,
    confirmed: parts.some(({ confirmed }) => confirmed),
    methods: parts.flatMap(({ methods }) => methods),
    halfway: first.halfway ?? first.id,
    cleansUp: parts.some(({ cleansUp }) => cleansUp),
    input: () => z.record(z.string(), z.unknown()),
    concurrencyKey: (input) => [...new Set(eachPart(input, (part, own) => part.concurrencyKeys(own)).flat())],
    made: made && ((result) => made(resultsOf(result)[maker])),
    offer(state) {
      const offers = parts.map((part) => part.offers(state).filter(({ on }) => on !== true));
      // The form that asks for what a part needs would start that part alone
      const ready = offers.flatMap(([offer, ...more]): Input[] =>
        offer?.needs === 'nothing' && more.length === 0 ? [offer.input] : [],
      );
      return ready.length < parts.length ? undefined : { needs: 'nothing', input: combine(ready) };
    },
    async run({ input, ...context }) {
      const contextOf = createContexts(context);
      const results: unknown[] = [];
      for (const [at, own] of inputsOf(input).entries()) {
        const part = parts[at] ?? first;
        const result = await part.run(contextOf(part, own));
        // On disk, since the undo of a job that failed halfway needs it
        const isLast = at === parts.length - 1;
        results.push(isLast ? result : await context.step(part.id, { run: async () => result }));
      }
      return results;
    },
    undo: parts.every(({ undoable }) => undoable)
      ? async ({ input, result, receipts, siblings, ...context }) => {
          const contextOf = createContexts(context);
          const results = resultsOf(result);
          const unrestored: FaultData[] = [];
          const errors: unknown[] = [];
          const inputs = inputsOf(input);
          for (const part of [...parts].reverse()) {
            const at = parts.indexOf(part);
            const left = results[at] ?? receipts[part.id];
            if (part.isUnchanged(left)) continue;
            const own = { ...contextOf(part, inputs[at] ?? {}), result: left, receipts, siblings };
            try {
              const fault = await part.undo?.(own);
              if (fault !== undefined) unrestored.push(fault);
            } catch (error) {
              unrestored.push(toFinalFault(error));
              errors.push(error);
            }
          }
          if (errors.length === parts.length) throw errors[0];
          return unrestored[0];
        }
      : undefined,
    substitutions: (input, result) =>
      eachPart(input, (part, own, at) => part.substitutions(own, resultsOf(result)[at])).flat(),
    videoTitle: (input) =>
      eachPart(input, (part, own) => part.videoTitle(own)).find((title) => title !== undefined),
    link: (input, result) =>
      eachPart(input, (part, own, at) => part.link(own, resultsOf(result)[at])).find(
        (link) => link !== undefined,
      ),
    problem: (result) =>
      parts.map((part, at) => part.problem(resultsOf(result)[at])).find((fault) => fault !== undefined),
    isUnchanged: (result) => parts.every((part, at) => part.isUnchanged(resultsOf(result)[at])),
    effects: (input, result, undone, fault) =>
      eachPart(input, (part, own, at) => {
        const left = resultsOf(result)[at];
        return undone && part.isUnchanged(left) ? [] : part.effects(own, left, undone, fault);
      }).flat(),
  });
  return { ...whole, parse: (input) => combine(inputsOf(input as Input)) };
}

/**
 * Creates the contexts in which the parts of one run or undo work: each sees its own input, and of recent jobs those
 * that share one of its own concurrency keys.
 */
function createContexts(context: Omit<RunContext<Clients>, 'input'>) {
  const owners = new Map<string, Action>();
  return (part: Action, input: Input): RunContext<Clients> => {
    const keys = part.concurrencyKeys(input);
    const concerns = ({ concurrencyKeys }: { concurrencyKeys: readonly string[] }) =>
      concurrencyKeys.some((key) => keys.includes(key.replace(usePrefix, '')));
    const step: Step = (name, work) => {
      const owner = owners.get(name) ?? part;
      if (owner !== part) throw new Error(`${owner.id} and ${part.id} both have a step ${name}`);
      owners.set(name, part);
      return context.step(name, work);
    };
    const readLatest: ReadLatest = (read, reflects) =>
      context.readLatest(read, reflects && ((found, jobs) => reflects(found, jobs.filter(concerns))));
    const pastJobs = async () => (await context.pastJobs()).filter(concerns);
    return { ...context, input, step, readLatest, pastJobs };
  };
}

/** The fault of a part that cannot be undone, while the others are. @throws the error, if another try may help */
function toFinalFault(error: unknown): FaultData {
  const fault = toFault(error);
  if (retryableKinds.has(fault.kind) || fault.outcome === 'unclear') throw error;
  return fault;
}
