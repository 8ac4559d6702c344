import type { Sandbox } from '../../sandbox';
import { keepDisk, putBackDisk } from './disk';
import type { Extension } from './extension';
import { allowScopes, connectSite, originsOf, signIn } from './signIn';

/** What a test can find connected when it begins. */
export type Service = 'video' | 'captions' | 'site';

/** Covers all that the everyday one does, and captions. */
export const captionScope = 'https://www.googleapis.com/auth/youtube.force-ssl';

const connect = {
  video: async (extension: Extension) => (await signIn(extension)).close(),
  /** What captions need of the video account beyond the usual; asked for by itself. */
  captions: (extension: Extension) => allowScopes(extension, captionScope),
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
