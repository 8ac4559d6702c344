import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '../e2e/harness/chromium';
import { captionScope, createConnections } from '../e2e/harness/connected';
import { type Extension, openExtension } from '../e2e/harness/extension';
import { resetExtension } from '../e2e/harness/reset';
import { allowScopes } from '../e2e/harness/signIn';
import { type Sandbox, startSandbox } from '../sandbox';
import { buildForCrashes } from './build';
import { type Client, createClient } from './client';
import { type Gate, openGate } from './gate';

/** A real browser with the extension, both services connected, and the means to disturb it. */
export interface Setup {
  sandbox: Sandbox;
  extension: Extension;
  gate: Gate;
  client: Client;
  /** Signs in again, if the account needs it. */
  signInAgain(): Promise<void>;
  /** Whether an account needs a sign-in. */
  needsSignIn(): Promise<boolean>;
  isSigningIn(): boolean;
  /** Resets the extension and the services, and connects them. */
  begin(): Promise<void>;
  close(): Promise<void>;
}

export interface SetupOptions {
  checked: boolean;
  /** A refresh token is valid once. */
  rotation: boolean;
}

export async function openSetup({ checked, rotation }: SetupOptions): Promise<Setup> {
  const folder = mkdtempSync(join(tmpdir(), 'cuecard-crash-'));
  const built = await buildForCrashes(folder, checked);
  const sandbox = await startSandbox({
    replica: true,
    rotateRefreshTokens: rotation,
    calendarClock: fastClock(),
  });
  // That the page opens is written down first, which no gate lets through yet: there is no page to close.
  const launched = await launchChromium({ extension: built, sandbox, headless: true, keepsFirstRun: true });
  const extension = await openExtension(launched.context, launched.extensionId);
  // Functions that tsx compiled refer to this.
  await extension.own.evaluate('globalThis.__name = (named) => named');
  const connected = createConnections(sandbox, extension);
  const gate = await openGate(extension.own);

  const client = createClient(extension);
  let signingIn: Promise<void> | undefined;

  async function needsSignIn(): Promise<boolean> {
    const { video } = await client.ask('accounts', {});
    return video.some(({ problem }) => problem !== undefined);
  }

  async function signIn(): Promise<void> {
    if (await needsSignIn()) await allowScopes(extension, captionScope);
  }

  return {
    sandbox,
    extension,
    gate,
    client,
    needsSignIn,
    signInAgain() {
      signingIn ??= signIn().finally(() => {
        signingIn = undefined;
      });
      return signingIn;
    },
    isSigningIn: () => signingIn !== undefined,
    async begin() {
      sandbox.faults.clear();
      await resetExtension(extension);
      await sandbox.reset();
      await connected('video', 'captions', 'site');
      raiseLimits(sandbox);
      const { clientId } = (await client.ask('accounts', {})).client;
      await client.ask('setDailyQuota', {
        clientId,
        daily: { general: plenty, search: plenty, upload: plenty },
      });
    },
    async close() {
      await launched.context.close();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * One second every 10 ms. A site's times have whole seconds, and an action that moved a date by one second sets it again:
 * with two writes in one second it would need one request less than in the recorded run.
 */
function fastClock(): () => number {
  const begun = Date.now();
  return () => begun + (Date.now() - begun) * 100;
}

const plenty = 1e9;

/** Removes daily limits, which are not tested here. */
function raiseLimits({ video }: Sandbox): void {
  Object.assign(video.limits, {
    bannersPerChannel: plenty,
    thumbnailsPerDay: plenty,
    playlistsPerChannel: plenty,
  });
  video.quota.limits.default = plenty;
}
