import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actionMessages } from '../../../../entrypoints/background/handlers/actions';
import type { Origin } from '../../../../entrypoints/background/messaging/origin';
import type { JobRow, VideoAccountRow } from '../../../../lib/store';
import { faultFrom } from '../../../lib/accounts/world';
import { answersOf } from './answersOf';

const active: VideoAccountRow = {
  service: 'video',
  accountId: 'video|hall',
  channelId: 'hall',
  title: 'Harbour Hall',
  clientId: 'client',
  scopes: ['https://www.googleapis.com/auth/youtube'],
  connectedAt: 1,
};
const acceptNew = async (job: Partial<JobRow>) =>
  ({ ...job, state: 'waiting', steps: {}, createdAt: 1 }) as JobRow;
const accept = vi.fn(acceptNew);
const actsAs = (account: VideoAccountRow) =>
  answersOf(actionMessages, { jobs: { accept }, accountViews: { active: async () => account } });
const acts = actsAs(active);
const own: Origin = { kind: 'own' };
const page: Origin = { kind: 'page', tabId: 1, site: 'https://www.youtube.com', isVideoSite: true };
const like = {
  action: 'video.like',
  subject: { kind: 'video', videoId: 'Sbx-1_vid01' },
  input: {},
} as const;

beforeEach(() => {
  accept.mockReset().mockImplementation(acceptNew);
});

describe('act', () => {
  it('runs with the account that the surface showed, and returns it', async () => {
    const job = await acts.act({ ...like, surface: 'popup', as: 'video|hall' }, own);
    expect(accept).toHaveBeenCalledWith(expect.objectContaining({ accountId: 'video|hall' }));
    expect(job.actor).toMatchObject({ name: 'Harbour Hall' });
  });

  it('is refused if another account is active, with its name', async () => {
    const work = acts.act({ ...like, surface: 'popup', as: 'video|library' }, own);
    expect(await faultFrom(work)).toMatchObject({
      kind: 'conflict',
      reason: 'actingChanged',
      about: 'Harbour Hall',
    });
    expect(accept).not.toHaveBeenCalled();
  });

  it('requires the shown account from a page, but not from menus and keys', async () => {
    const unsaid = acts.act({ ...like, surface: 'overlay' }, page);
    expect((await faultFrom(unsaid)).reason).toBe('actingChanged');
    expect(accept).not.toHaveBeenCalled();
    await acts.act({ ...like, surface: 'key' }, own);
    expect(accept).toHaveBeenCalledOnce();
  });

  it('refuses actions from a page that must be confirmed in a page of ours', async () => {
    const input = { title: 'Tides', privacyStatus: 'public' };
    const making = {
      ...like,
      action: 'video.saveToNew',
      input,
      surface: 'overlay',
      as: 'video|hall',
    } as const;
    expect((await faultFrom(acts.act(making, page))).reason).toBe('notAsked');
    expect(accept).not.toHaveBeenCalled();
    await acts.act(making, { kind: 'frame', tabId: 1, frameId: 3 });
    expect(accept).toHaveBeenCalledOnce();
  });

  it('refuses actions on events from a page', async () => {
    const trashing = {
      action: 'event.trash',
      input: { eventId: 1 },
      surface: 'overlay',
      as: 'video|hall',
    } as const;
    expect((await faultFrom(acts.act(trashing, page))).reason).toBe('notAsked');
  });

  it('lets only the document that started a job follow it', async () => {
    await acts.act({ ...like, surface: 'overlay', as: 'video|hall' }, { ...page, documentId: 'd' });
    expect(accept).toHaveBeenCalledWith(expect.objectContaining({ tabId: 1, documentId: 'd' }));
  });

  it('answers about a job that has the id already only to those who may follow it', async () => {
    const known = { jobId: 'known', tabId: 9, documentId: 'another', accountId: active.accountId };
    accept.mockImplementation(
      async (job) => ({ ...job, ...known, state: 'done', steps: {}, createdAt: 1 }) as JobRow,
    );
    const isOpen = vi.fn(async () => false);
    const answers = answersOf(actionMessages, {
      jobs: { accept },
      accountViews: { active: async () => active },
      tickets: { isOpen },
    });
    const again = { ...like, surface: 'overlay', as: 'video|hall', jobId: 'known' } as const;
    for (const origin of [page, { kind: 'frame', tabId: 1, frameId: 3 }] as const)
      expect((await faultFrom(answers.act(again, origin))).reason).toBe('jobGone');
    for (const origin of [own, { ...page, tabId: 9, documentId: 'another' }])
      expect((await answers.act(again, origin)).jobId).toBe('known');
    isOpen.mockResolvedValue(true);
    expect((await answers.act(again, page)).jobId).toBe('known');
  });

  it('is refused without a scope before anything is sent, with the scope and account to sign in', async () => {
    const readOnly = { ...active, scopes: ['https://www.googleapis.com/auth/youtube.readonly'] };
    const work = actsAs(readOnly).act({ ...like, surface: 'popup', as: 'video|hall' }, own);
    await expect(work).rejects.toMatchObject({
      failure: {
        reason: 'scopeMissing',
        remedy: {
          kind: 'signIn',
          target: 'video|hall',
          scopes: ['https://www.googleapis.com/auth/youtube'],
        },
      },
    });
    expect(accept).not.toHaveBeenCalled();
  });

  it('is refused with only an API key', async () => {
    const key = { ...active, scopes: [], method: 'key' as const };
    const work = actsAs(key).act({ ...like, surface: 'popup', as: 'video|hall' }, own);
    await expect(work).rejects.toMatchObject({ failure: { reason: 'keyOnly' } });
    expect(accept).not.toHaveBeenCalled();
  });
});
