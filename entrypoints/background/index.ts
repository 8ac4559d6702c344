import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { faultOf } from '../../lib/fault';
import { onFirstUse } from '../../lib/later';
import { announceChange } from '../../lib/messages';
import { createQuotaMeter } from '../../lib/quota';
import { databaseName, openStore } from '../../lib/store';
import { followKeys } from './keys';
import { followLifecycle } from './lifecycle';
import { followMenus } from './menuClicks';
import type { Rooms } from './rooms';
import { createTable } from './table';
import { createWhoActs } from './whoActs';

/**
 * What a stopped worker is started for. Listeners are set up in the first turn, since the browser wakes it for those
 * alone; what every surface asks first is answered from here. All else is in the rooms, which are opened when they are
 * needed: a start reads, and makes ready to run, every function of its file, called or not.
 */
// No module: a start loads one file, which is twice as fast as one that imports others; what is brought by `import()`
// comes on first use (vite.plugins/workerParts.ts). `main` stands in an object,
// since the build reads the options of this file and leaves out what hangs on `main` alone.
export default defineBackground({ main: start });

/** What a start leaves to later: whoever woke the worker is to be answered by then. In milliseconds. */
const afterFirstAnswer = 100;

function start(): void {
  const store = openStore(databaseName, () => {
    const noted = import('./loss').then(({ noteNewDatabase }) => noteNewDatabase(store));
    // A private window keeps nothing, so that nothing can be missed.
    noted.catch(() => undefined);
  });
  const whoActs = createWhoActs(store, createQuotaMeter(store));

  let opened: Promise<Rooms> | undefined;
  const rooms = () => {
    opened ??= import('./rooms').then(({ openRooms }) => openRooms({ store, whoActs, answer: table.answer }));
    return opened;
  };
  const answers = onFirstUse(async () => (await rooms()).answers);
  const tickets = onFirstUse(async () => (await rooms()).tickets);
  const starts = onFirstUse(async () => (await rooms()).starts);
  const menus = onFirstUse(async () => (await rooms()).menus);
  const pill = onFirstUse(async () => (await rooms()).pill);
  const jobs = onFirstUse(async () => (await rooms()).jobs);
  const accounts = onFirstUse(async () => (await rooms()).accounts);
  const alarms = onFirstUse(async () => (await rooms()).alarms);

  const table = createTable({
    answers,
    atOnce: { acting: whoActs.view },
    isRedeemed: tickets.isRedeemed,
  });

  table.listen();
  followMenus(menus);
  followKeys(starts);
  followLifecycle(jobs.rest);
  browser.runtime.onInstalled.addListener(() => void pill.restore());
  browser.permissions.onRemoved.addListener(() => void pill.turnOffUngranted());
  browser.permissions.onAdded.addListener(() => void accounts.goOnConnecting().then(announceChange));
  browser.alarms.onAlarm.addListener(({ name }) => void alarms.ring(name));
  self.addEventListener('online', () => void jobs.resume({ isOnline: true }));
  // What nobody waits for, as after a start, and the disk refuses: whoever asks next is told of it.
  self.addEventListener('unhandledrejection', (event) => {
    if (faultOf(event.reason).kind === 'storage') event.preventDefault();
  });
  // What was under way when the worker was stopped goes on.
  void scheduler.postTask(() => jobs.resume(), { priority: 'background', delay: afterFirstAnswer });
}
