import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { toFault } from '../../lib/errors';
import { announceChange } from '../../lib/messages/changes';
import { databaseName, openStore } from '../../lib/store';
import { followConnection } from './browser/badge';
import { followKeys } from './browser/commands';
import { followMenus } from './browser/contextMenuClicks';
import { noteNewDatabase } from './browser/dataLoss';
import { followInstallation } from './browser/firstRun';
import { followLifecycle } from './browser/lifecycle';
import { followUpdates } from './browser/news';
import { followNotifications } from './browser/notifications';
import { followOmnibox } from './browser/omnibox';
import { followPermissions } from './browser/permissionLog';
import { createServices } from './compose';
import { messages } from './handlers';
import { createRouter } from './messaging/router';

/**
 * Registers all listeners synchronously: the browser restarts a stopped worker only for events with such a listener.
 */
export default defineBackground({ main: start });

function start(): void {
  const store = openStore(databaseName, () => {
    // Fails in private windows, where no data are kept and none can be lost
    noteNewDatabase(store).catch(() => undefined);
  });
  const { services, shortcuts, omnibox, ring } = createServices(store, (name, question, origin) =>
    router.answer(name, question, origin),
  );
  const {
    accessLog,
    accounts,
    badge,
    eventButton,
    feedReadings,
    jobs,
    language,
    lock,
    menus,
    notifier,
    pageWatch,
    permissionWishes,
    tickets,
  } = services;
  const router = createRouter({
    messages,
    services,
    isRedeemed: tickets.isRedeemed,
    ready: language.ready,
  });

  router.listen();
  followMenus(menus);
  followKeys(shortcuts);
  followOmnibox(omnibox);
  followLifecycle(jobs.pause);
  followInstallation(store);
  followUpdates(store);
  browser.runtime.onInstalled.addListener(() => void eventButton.restore());
  followPermissions(accessLog);
  followNotifications();
  const permissionsChanged = () => announceChange('accounts', 'settings');
  browser.permissions.onRemoved.addListener(
    () => void eventButton.turnOffUngranted().then(permissionsChanged),
  );
  browser.permissions.onAdded.addListener(() => void permissionWishes.complete().then(permissionsChanged));
  browser.permissions.onAdded.addListener(() => void accounts.resumeConnecting().then(permissionsChanged));
  browser.alarms.onAlarm.addListener(({ name }) => void ring(name));
  followConnection(badge, self);
  self.addEventListener('online', () => void jobs.resume({ isOnline: true }));
  // Storage faults in work that nobody awaits are ignored here; the next message reports the same fault
  self.addEventListener('unhandledrejection', (event) => {
    if (toFault(event.reason).kind === 'storage') event.preventDefault();
  });
  // Continues a change of the vault's keys that was not finished
  void lock.finish();
  // Continues jobs that were running when the worker was stopped
  void jobs.resume();
  // Browsers may forget alarms when they start
  feedReadings.schedule().catch(() => undefined);
  pageWatch.schedule().catch(() => undefined);
  // Notifies of events that ended or became due while no worker ran
  void notifier.check();
}
