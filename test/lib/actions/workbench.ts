import 'fake-indexeddb/auto';
import { type Clients, findAction } from '../../../lib/actions';
import { calendarErrors, createCalendarClient, restAddress } from '../../../lib/calendar';
import { createTransport } from '../../../lib/http';
import { createJobs } from '../../../lib/jobs';
import { type JobRow, openStore } from '../../../lib/store';
import { createVideoClient, videoErrors } from '../../../lib/video';
import type { Sandbox } from '../../sandbox';
import { sandboxFetch } from '../../sandbox/client';
import { Person } from '../../sandbox/person';

let runs = 0;

/** Runs actions as the extension does, engine and transport included, against a sandbox over HTTP. */
export async function workbench(sandbox: Sandbox, calendarUser = 'robin') {
  const send = sandboxFetch(sandbox);
  const { access_token } = await new Person(sandbox).signIn();
  const calendarHeader = sandbox.calendar.authorization(calendarUser);
  const clients: Clients = {
    video: createVideoClient(
      createTransport({
        base: 'https://youtube.googleapis.com/youtube/v3',
        credentials: { authorization: async () => `Bearer ${access_token}` },
        errors: videoErrors,
        fetch: send,
      }),
    ),
    calendar: createCalendarClient(
      createTransport({
        base: 'https://calendar.example/wp-json/',
        address: (root, path) => restAddress(root, `tribe/events/v1${path}`),
        credentials: { authorization: async () => calendarHeader },
        errors: calendarErrors,
        fetch: send,
      }),
    ),
  };
  const jobs = createJobs<Clients>({
    store: openStore(`actions-${runs++}`),
    lookup: findAction,
    clients: async () => clients,
    patience: () => ({ unclearAfter: 50, agreeFor: 20 }),
    wake: () => undefined,
    changed: () => undefined,
    locks: { request: (_name: string, work: () => unknown) => work() } as unknown as LockManager,
  });

  async function run(actionId: string, given: Record<string, unknown>): Promise<JobRow> {
    const action = findAction(actionId);
    if (action === undefined) throw new Error(`no action ${actionId}`);
    const input = action.parse(given);
    const lane = action.lane(input);
    const base = { accountId: 'me', surface: 'popup', action: actionId, version: action.version };
    const { jobId } = await jobs.accept({ ...base, input, lane });
    return jobs.outcome(jobId);
  }

  async function undo({ jobId }: JobRow): Promise<JobRow> {
    await jobs.undo(jobId);
    return jobs.outcome(jobId);
  }

  return { clients, run, undo };
}
