import { createCalendarHosts } from './calendar';
import { createCertificate } from './certificate';
import { openDatabase } from './database';
import type { Faults } from './faults';
import { hosts } from './hosts';
import { listen, type Site, toSite } from './listener';
import type { LoggedRequest } from './requests';
import { createSignInServer, type GrantFacts } from './sign-in';
import { createVideoSite } from './video';
import type { VideoInspection } from './video/world';
import { createDemoWeb } from './web';
import type { Programme } from './web/programme';

export interface SandboxOptions {
  /** Give out a new refresh token at each refresh, and withdraw everything when an old one comes back. */
  rotateRefreshTokens?: boolean;
  /** Keep a second copy of what is stored, so that reads can lag behind (`Outcome.readsBehind`). */
  replica?: boolean;
  /** 0, or nothing, picks a free port. */
  httpsPort?: number;
  httpPort?: number;
  /** Milliseconds since 1970; what quota days, timestamps and the age of tokens go by. */
  clock?: () => number;
  /** The clock by which tokens expire, if it is another one: a test that moves days ahead stays signed in. */
  signInClock?: () => number;
  /** The calendar site's own, where it is to go otherwise. */
  calendarClock?: () => number;
}

/** The video platform's inside: what it stored, and what a test can do to it. */
export interface VideoWorld extends VideoInspection {
  /** From now on every access token given out so far is too old; refresh tokens live on. */
  expireTokens(): void;
  /** As if the person withdrew the application's access in the account's settings. */
  revokeGrants(): void;
  grants(): GrantFacts[];
  /** Keeps who is signed in now; the returned function signs them in again after a reset, with the same tokens. */
  rememberSignIns(): () => void;
  /** Every token given out and still good, for tests that look where none must be. */
  tokens(): string[];
}

export interface Sandbox {
  readonly httpsPort: number;
  readonly httpPort: number;
  /** For Chromium's `--ignore-certificate-errors-spki-list`. */
  readonly spki: string;
  /** PEM. */
  readonly certificate: string;
  /** For Chromium's `--host-resolver-rules`: every name and both ports lead here. */
  readonly hostResolverRules: string;
  /** In order of arrival. */
  readonly requests: readonly LoggedRequest[];
  readonly faults: Faults;
  readonly video: VideoWorld;
  readonly calendar: ReturnType<typeof createCalendarHosts>['world'];
  /** When the events of the demo pages are. */
  readonly programme: Programme;
  /** Back to the seed: stored things, sessions, grants, quota, faults and the log of requests. */
  reset(): Promise<void>;
  /** Remembers everything stored now, on both sides; the answer puts it back, as if nobody had asked for it. */
  remember(): () => void;
  close(): Promise<void>;
}

/** Starts the servers of the sandbox on loopback: both APIs, sign-in and the demo web. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const clock = options.clock ?? Date.now;
  const [platform, calendarDb] = await Promise.all([openDatabase(options), openDatabase(options)]);
  const signIn = createSignInServer(
    { db: platform, clock: options.signInClock ?? clock },
    { rotateRefreshTokens: options.rotateRefreshTokens ?? false },
  );
  const video = createVideoSite({ db: platform, clock }, signIn.findToken);
  const calendar = createCalendarHosts({ db: calendarDb, clock: options.calendarClock ?? clock });
  const web = createDemoWeb({ clock });

  const sites = new Map<string, Site>();
  for (const [host, app] of [...calendar.hosts, ...web.hosts]) sites.set(host, toSite(app));
  const videoApi = toSite(video.app);
  for (const host of hosts.videoApi) sites.set(host, videoApi);
  for (const host of [...hosts.signIn, ...hosts.tokens]) sites.set(host, signIn.site);

  const certificate = await createCertificate(Object.values(hosts).flat());
  const listener = await listen({
    certificate,
    sites,
    clock,
    httpsPort: options.httpsPort ?? 0,
    httpPort: options.httpPort ?? 0,
  });
  const seeded = platform.snapshot();
  const { httpsPort, httpPort, requests, faults } = listener;

  return {
    httpsPort,
    httpPort,
    spki: certificate.spki,
    certificate: certificate.certificate,
    hostResolverRules: [
      `MAP *:443 127.0.0.1:${httpsPort}`,
      `MAP *:80 127.0.0.1:${httpPort}`,
      // Nothing else gets out: not another port, not by another name.
      'MAP * ~NOTFOUND',
      'EXCLUDE 127.0.0.1',
      'EXCLUDE localhost',
    ].join(', '),
    requests,
    faults,
    video: {
      ...video.world,
      expireTokens: signIn.records.expireTokens,
      revokeGrants: () => signIn.records.revokeGrants(),
      rememberSignIns: () => signIn.records.remember(),
      grants: signIn.grants,
      tokens: signIn.tokens,
    },
    calendar: calendar.world,
    programme: web.programme,
    async reset() {
      platform.restore(seeded);
      video.reset();
      calendar.reset();
      faults.clear();
      requests.length = 0;
    },
    remember() {
      const databases = [platform, calendarDb].map((db) => ({ db, kept: db.snapshot() }));
      return () => {
        for (const { db, kept } of databases) db.restore(kept);
        requests.length = 0;
      };
    },
    async close() {
      await listener.close();
      platform.close();
      calendarDb.close();
    },
  };
}
