import * as fc from 'fast-check';
import type { Landing, Trouble, Wish } from './service';
import { accounts, World } from './world';

interface Counts {
  jobs: number;
}

type Command = fc.AsyncCommand<Counts, World>;

/** A command, after which everything that must hold at any moment is checked. */
function command(name: string, run: (world: World, model: Counts) => Promise<void>): Command {
  return {
    check: () => true,
    run: async (model, world) => {
      await run(world, model);
      await world.checkAlways();
    },
    toString: () => name,
  };
}

const account = fc.constantFrom(...accounts);
/** Some that leave the outcome open, then at most one that decides it. */
const troubles = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom<Trouble>('busy', 'notDone')),
    fc.subarray<Trouble>(['answerLost', 'wrongly404', 'refused'], { maxLength: 1 }),
  )
  .map((both) => both.flat());
const part = fc.record({ label: fc.constantFrom('a', 'b', 'c'), troubles });
const wish: fc.Arbitrary<Wish> = fc.record({
  account,
  parts: fc.array(part, { minLength: 1, maxLength: 3 }),
});
const landing = fc.constantFrom<Landing>('lost', 'landed', 'late');
const doom = fc.oneof(
  fc.record({ points: fc.nat(25), inWrite: fc.constant(false), landing }),
  fc.record({ points: fc.nat(2), inWrite: fc.constant(true), landing }),
);
const minute = 60_000;
const time = fc.constantFrom(1_000, 11_000, minute, 2 * minute, 60 * minute, 1_440 * minute);

const accept = wish.map((asked) =>
  command(`accept ${JSON.stringify(asked)}`, (world, model) => {
    model.jobs++;
    // A copy, since troubles are used up and fast-check replays the same values.
    return world.accept(structuredClone(asked));
  }),
);

/** A command about one of the jobs that were accepted. */
const aboutOne = (name: string, run: (world: World, job: number) => Promise<void>) =>
  fc.nat(20).map((at) => ({
    ...command(`${name} ${at}`, (world, model) => run(world, at % model.jobs)),
    check: ({ jobs }: Readonly<Counts>) => jobs > 0,
  }));

const commands = fc.commands(
  [
    accept,
    accept,
    aboutOne('undo', (world, job) => world.undo(job)),
    aboutOne('retry', (world, job) => world.retry(job)),
    time.map((ms) => command(`pass ${ms}`, (world) => world.pass(ms))),
    doom.map((when) => command(`die ${JSON.stringify(when)}`, async (world) => world.dieAt(when))),
    account.map((who) => command(`sign out ${who}`, async (world) => void world.service.signedOut.add(who))),
    account.map((who) => command(`sign in ${who}`, (world) => world.signIn(who))),
  ],
  { maxCommands: 20, size: '+1' },
);

/** Property: any sequence of commands ends as the simple model says. @param checked see `putPieces` */
export const sequences = (checked: boolean) =>
  fc.asyncProperty(commands, async (sequence) => {
    const world = new World(checked);
    await fc.asyncModelRun(() => ({ model: { jobs: 0 }, real: world }), sequence);
    await world.heal();
    await world.checkAlways();
    await world.checkEnd();
  });
