import '../temporal';
import { giveUp } from '../../scripts/setup/progress.mjs';
import { measureBatches } from './batches';
import { measureBytes } from './bytes';
import { measureCalendar } from './calendar';
import { measureCalls } from './calls';
import { measureClickToRequest } from './clickToRequest';
import { measureColdStart } from './coldStart';
import { measureCollections } from './collections';
import { measureFindEvents } from './findEvents';
import { measureIndexLookUp } from './indexLookUp';
import { measureIndexRefresh } from './indexRefresh';
import { measureLongLists } from './longLists';
import { measureLongRun } from './longRun';
import { measureMainThread } from './mainThread';
import { measureNavigations } from './navigations';
import { measurePlainPages } from './plainPages';
import { measurePlainSpeed } from './plainSpeed';
import { measurePopup } from './popup';
import { measureReaders } from './readers';
import { isWithinBudget, type Row } from './row';
import { openSetup } from './setup';
import { measureSorting } from './sorting';
import { drawTable } from './table';
import { measureUpload } from './upload';

/**
 * `npm run bench`: what Cuecard weighs and how long it takes, each time beside a baseline that was measured in
 * turns with it. `-- --json` prints the rows as JSON and nothing else (npm's own heading stays away with
 * `npm run -s bench -- --json`); `-- --check` fails when a budget is missed. `-- --long`
 * uploads 1 GB; `-- --without longRun,upload` leaves those measures out, `-- --only plainPages` all others.
 */
async function main(): Promise<void> {
  const isJson = process.argv.includes('--json');
  const print = process.stdout.write.bind(process.stdout);
  // Setting up tells how it goes; a program that reads our JSON must not read that.
  if (isJson) process.stdout.write = process.stderr.write.bind(process.stderr);

  const rows = await measureAll(leftOut());
  print(`${isJson ? JSON.stringify(rows, null, 2) : drawTable(rows)}\n`);

  const missed = rows.filter((row) => isWithinBudget(row) === false);
  if (process.argv.includes('--check') && missed.length > 0) process.exitCode = 1;
}

/** What needs no browser, what shares one, and what starts its own: each can be left out by its name. */
const withoutBrowser = {
  bytes: measureBytes,
  calls: measureCalls,
  calendar: measureCalendar,
  upload: measureUpload,
  sorting: async () => measureSorting(),
  readers: measureReaders,
  plainPages: async () => measurePlainPages(),
};
const inSetup = {
  mainThread: measureMainThread,
  findEvents: measureFindEvents,
  plainSpeed: measurePlainSpeed,
  popup: measurePopup,
  clickToRequest: measureClickToRequest,
  indexLookUp: measureIndexLookUp,
  indexRefresh: measureIndexRefresh,
};
const inOwnBrowser = {
  navigations: measureNavigations,
  longLists: measureLongLists,
  collections: measureCollections,
  runs: measureBatches,
  longRun: measureLongRun,
  coldStart: measureColdStart,
};

async function measureAll(without: ReadonlySet<string>): Promise<Row[]> {
  const rows: Row[] = [];
  const take = async <Given extends unknown[]>(
    measures: Readonly<Record<string, (...given: Given) => Promise<Row[]>>>,
    ...given: Given
  ) => {
    for (const [name, measure] of Object.entries(measures)) {
      if (without.has(name)) continue;
      try {
        rows.push(...(await measure(...given)));
      } catch (error) {
        // What else was measured is not lost
        console.error(`${name} could not be measured:`, error);
        process.exitCode = 1;
      }
    }
  };
  await take(withoutBrowser);
  if (!Object.keys(inSetup).every((name) => without.has(name))) {
    const setup = await openSetup();
    try {
      await take(inSetup, setup);
    } finally {
      await setup.close();
    }
  }
  await take(inOwnBrowser);
  return rows;
}

/** The measures that `--without` names, or `--only` does not. @throws Error where there is no such measure */
function leftOut(): Set<string> {
  const known = [withoutBrowser, inSetup, inOwnBrowser].flatMap((measures) => Object.keys(measures));
  const readNames = (option: string): string[] => {
    const at = process.argv.indexOf(option);
    const names = at < 0 ? [] : (process.argv[at + 1] ?? '').split(',');
    const odd = names.filter((name) => !known.includes(name));
    if (odd.length > 0)
      throw new Error(`No measure is called ${odd.join(' or ')}: there are ${known.join(', ')}`);
    return names;
  };
  const only = readNames('--only');
  return new Set([
    ...readNames('--without'),
    ...(only.length > 0 ? known.filter((name) => !only.includes(name)) : []),
  ]);
}

main().catch(giveUp);
