import { giveUp } from '../../scripts/setup/progress.mjs';
import { measureBytes } from './bytes';
import { measureCalendar } from './calendar';
import { measureCalls } from './calls';
import { measureClickToRequest } from './clickToRequest';
import { measureColdStart } from './coldStart';
import { measureFindEvents } from './findEvents';
import { measureIndexLookUp } from './indexLookUp';
import { measureMainThread } from './mainThread';
import { measurePopup } from './popup';
import { isWithinBudget, type Row } from './row';
import { measureRuns } from './runs';
import { measureSorting } from './sorting';
import { openStage } from './stage';
import { drawTable } from './table';
import { measureUpload } from './upload';

/**
 * `npm run bench`: what Cuecard weighs and how long it takes, each time beside a baseline that was measured in
 * turns with it. `-- --json` prints the rows as JSON and nothing else (npm's own heading stays away with
 * `npm run -s bench -- --json`); `-- --check` fails when a budget is missed. `-- --long`
 * uploads 1 GB.
 */
async function main(): Promise<void> {
  const isJson = process.argv.includes('--json');
  const print = process.stdout.write.bind(process.stdout);
  // Setting up tells how it goes; a program that reads our JSON must not read that.
  if (isJson) process.stdout.write = process.stderr.write.bind(process.stderr);

  const rows = await measureAll();
  print(`${isJson ? JSON.stringify(rows, null, 2) : drawTable(rows)}\n`);

  const missed = rows.filter((row) => isWithinBudget(row) === false);
  if (process.argv.includes('--check') && missed.length > 0) process.exitCode = 1;
}

async function measureAll(): Promise<Row[]> {
  const rows = [
    ...(await measureBytes()),
    ...(await measureCalls()),
    ...(await measureCalendar()),
    ...(await measureUpload()),
    ...measureSorting(),
  ];
  const stage = await openStage();
  try {
    const measures = [
      measureMainThread,
      measureFindEvents,
      measurePopup,
      measureClickToRequest,
      measureIndexLookUp,
    ];
    for (const measure of measures) rows.push(...(await measure(stage)));
  } finally {
    await stage.close();
  }
  return [...rows, ...(await measureRuns()), ...(await measureColdStart())];
}

main().catch(giveUp);
