import type { Sandbox } from '../../sandbox';
import { keepDisk, putBackDisk } from './disk';
import type { Extension } from './extension';
import { connectSite, originsOf, signIn } from './signIn';

/** What a test can find connected when it begins. */
export type Service = 'video' | 'site';

const connect = {
  video: async (extension: Extension) => (await signIn(extension)).close(),
  site: async (extension: Extension) => (await connectSite(extension)).close(),
};

/**
 * Connects the demo's accounts as a person does: by clicks the first time, and from memory from then on, since
 * most tests are about something else. Only for a sandbox and an extension as they were reset.
 */
export function createConnections(sandbox: Sandbox, extension: Extension) {
  const remembered = new Map<string, () => void>();

  return async (...services: Service[]): Promise<void> => {
    const label = services.join(' and ');
    if (!remembered.has(label)) {
      for (const service of services) await connect[service](extension);
      await extension.killWorker();
      await keepDisk(extension.own, label);
      remembered.set(label, sandbox.remember());
    }
    if (services.includes('site')) await extension.grantHost(...originsOf('calendar.example'));
    await extension.context.clearCookies();
    await extension.killWorker();
    await putBackDisk(extension.own, label);
    remembered.get(label)?.();
    await extension.worker();
  };
}
