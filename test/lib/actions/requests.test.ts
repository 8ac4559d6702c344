import { beforeEach, describe, expect, it } from 'vitest';
import { findAction } from '../../../lib/actions';
import type { JobRow } from '../../../lib/store';
import { freshSandbox } from '../../sandbox/fresh';
import { png } from '../../sandbox-checks/pictures';
import { type ActionCases, allCases, type CaseWorld } from './cases';
import { sandboxSubjects } from './subjects';
import { type Workbench, workbench } from './workbench';

/** The steps and requests of every action and of its undo, compared with its cases; each once if an answer is lost. */

const sandbox = await freshSandbox({ clock: () => Date.UTC(2026, 10, 20, 15) });
let bench: Workbench;
let world: CaseWorld;

beforeEach(async () => {
  bench = await workbench(sandbox);
  bench.files.set('banner', new Blob([png(2048, 1152)], { type: 'image/png' }));
  bench.files.set('small', new Blob([png(150, 150)], { type: 'image/png' }));
  const track = '1\n00:00:01,000 --> 00:00:02,000\nHello\n';
  bench.files.set('captions', new Blob([track], { type: 'application/x-subrip' }));
  const made: CaseWorld['made'] = async (action, input) => (await bench.run(action, input)).result;
  world = { ...sandboxSubjects(sandbox), made };
});

type Run = ActionCases['runs'][number];
type Sent = Workbench['sentBySteps'];

const runs = allCases.flatMap((cases) => cases.runs.map((run) => [cases.action, run.name, run] as const));
const usual = allCases.map(({ action, runs: [run] }) => [action, run] as const);
const isWrite = ({ line }: Sent[number]) => !line.startsWith('GET ');

/** What was sent since the last call. */
function takeSent(): Sent {
  const sent = [...bench.sentBySteps];
  bench.sentBySteps.length = 0;
  return sent;
}

/** The address without what all have in common; of reads, without the query. */
const shorten = (line: string) =>
  line
    .replace(/^GET ([^? ]*)\S*$/, 'GET $1')
    .replace(/(?:\/wp-json|\/youtube\/v3|\/tribe\/events\/v1)+\//, '/')
    .replace(' /', ' ');

/** Reads are repeated until they reflect a write, so their number varies: each counts once between two writes. */
function withoutRepeatedReads(lines: readonly string[]): string[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    if (!line.startsWith('GET ')) seen.clear();
    const isNew = !seen.has(line);
    seen.add(line);
    return isNew;
  });
}

/** The steps whose names have this prefix, each with its declared write and its requests. */
function toLines({ steps }: JobRow, prefix: '' | 'undo/', sent: Sent): string[] {
  const named = Object.entries(steps).filter(([name]) => name.startsWith('undo/') === (prefix !== ''));
  const requestsOf = (step: string | undefined) =>
    withoutRepeatedReads(sent.filter((each) => each.step === step).map(({ line }) => shorten(line)));
  const lines = named.flatMap(([fullName, { writes }]) => {
    const name = fullName.slice(prefix.length);
    const isChecked = sent.some(({ step, isChecked }) => step === name && isChecked);
    const declared = writes ? `: ${writes.effect} ${writes.thing}${isChecked ? ', checked' : ''}` : '';
    return [`${name}${declared}`, ...requestsOf(name).map((line) => `  ${line}`)];
  });
  return [...lines, ...requestsOf(undefined)];
}

/** Numbers the ids that the sandbox makes. */
function withStableNames(lines: readonly string[], ids: string[]): string[] {
  const made =
    /(?<=UCSandboxHarbourHall0001\.)[\w-]{11}|UE\w{40,}|Ug[\w-]{22,}|(?<=Ug\w+\.)[\w-]{16}|PL[\w-]{32}|AUieDa[\w-]{20,}|(?<![\w-])[\w-]{43}(?![\w-])|(?<=content\.com\/)[\w-]{32}/g;
  return lines.map((line) =>
    line.replace(made, (id) => {
      if (!ids.includes(id)) ids.push(id);
      return `<id ${ids.indexOf(id) + 1}>`;
    }),
  );
}

const start = async (action: ActionCases['action'], run: Run) => {
  const input = await run.input(world);
  takeSent();
  return bench.run(action, input);
};

it.each(runs)('%s, %s', async (action, _name, run) => {
  const ids: string[] = [];
  const job = await start(action, run);
  expect(job.fault?.reason).toBe(run.fails);
  const does = withStableNames(toLines(job, '', takeSent()), ids);
  const isUndone = findAction(action).undoable && job.state === 'done';
  const last = isUndone ? await bench.undo(job) : undefined;
  if (last !== undefined) expect(last).toMatchObject({ state: 'undone' });
  const undoes = last && withStableNames(toLines(last, 'undo/', takeSent()), ids);
  expect({ does, undoes }).toEqual({ does: run.does, undoes: run.undoes });
});

/** From now on, the first write is done, but not answered. */
function loseNextAnswer(): void {
  let isLost = false;
  sandbox.faults.decide(({ method }) => {
    if (method === 'GET' || isLost) return undefined;
    isLost = true;
    return { after: async () => ({ kind: 'drop' }) };
  });
}

/** Whether the first write of these lines belongs to a step that looks for it. */
const isFirstChecked = (lines: readonly string[] = []) => {
  const first = lines.findIndex((line) => /^ {2}(?!GET )/.test(line));
  return (
    lines
      .slice(0, first)
      .findLast((line) => !line.startsWith(' '))
      ?.endsWith(', checked') === true
  );
};

/** Verb and last part of the address that is no id, as in the lines of the cases. */
const toTarget = (line: string) => {
  const [verb, address = ''] = line.trim().split(' ');
  return `${verb} ${address
    .replace(/\?.*$|\/\d+$/g, '')
    .split('/')
    .at(-1)}`;
};
const targets = (sent: Sent) => sent.filter(isWrite).map(({ line }) => toTarget(line));
const expectedTargets = (lines: readonly string[] = []) =>
  lines.filter((line) => /^ {2}(?!GET )/.test(line)).map(toTarget);

describe('if the answer to the first write is lost, nothing is written twice', () => {
  it.each(usual.filter(([, { does }]) => isFirstChecked(does)))('%s', async (action, run) => {
    const input = await run.input(world);
    takeSent();
    loseNextAnswer();
    expect(await bench.run(action, input)).toMatchObject({ state: run.ifLost ?? 'done' });
    expect(targets(takeSent())).toEqual(expectedTargets(run.does));
  });

  it.each(usual.filter(([, { undoes }]) => isFirstChecked(undoes)))('undo of %s', async (action, run) => {
    const job = await start(action, run);
    takeSent();
    loseNextAnswer();
    expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
    expect(targets(takeSent())).toEqual(expectedTargets(run.undoes));
  });
});
