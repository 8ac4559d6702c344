import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ActiveAccount,
  isGranted,
  requireAccount,
} from '../../../../entrypoints/background/state/requireAccount';
import { findAction } from '../../../../lib/actions';
import { Refusal } from '../../../../lib/messages';
import type { CalendarAccountRow, VideoAccountRow } from '../../../../lib/store';
import { videos } from '../../../../lib/video';
import { faultFrom } from '../../../lib/accounts/world';

const channel: VideoAccountRow = {
  service: 'video',
  accountId: 'video|hall',
  channelId: 'hall',
  title: 'Harbour Hall',
  clientId: 'client',
  scopes: ['https://www.googleapis.com/auth/youtube'],
  connectedAt: 1,
};
const site = {
  service: 'calendar',
  accountId: 'site',
  name: 'Hall',
  url: 'https://hall.example',
  user: 'kim',
  scheme: 'basic',
  canCreate: true,
} as unknown as CalendarAccountRow;

const acts = (...rows: { service: string }[]): ActiveAccount => ({
  active: async (service) => rows.find((row) => row.service === service) as never,
});

beforeEach(() => {});

describe('requireAccount', () => {
  it('returns the active account of the service', async () => {
    expect(await requireAccount(acts(channel, site), 'calendar')).toBe(site);
    expect((await faultFrom(requireAccount(acts(site), 'video'))).reason).toBe('notSignedIn');
    expect((await faultFrom(requireAccount(acts(channel), 'calendar'))).reason).toBe('siteNotConnected');
  });

  it('says that the client is missing where a sign-in would fail', async () => {
    const without = { ...acts(), needsClient: async () => true };
    expect((await faultFrom(requireAccount(without, 'video'))).reason).toBe('clientMissing');
    expect((await faultFrom(requireAccount(without, 'calendar'))).reason).toBe('siteNotConnected');
    const withClient = { ...acts(), needsClient: async () => false };
    expect((await faultFrom(requireAccount(withClient, 'video'))).reason).toBe('notSignedIn');
  });

  it('refuses an account other than shown, and an empty id', async () => {
    const shown = (name: string) => requireAccount(acts(channel), 'video', { shown: name });
    expect(await shown('video|hall')).toBe(channel);
    expect(await faultFrom(shown('video|other'))).toMatchObject({
      reason: 'actingChanged',
      about: 'Harbour Hall',
    });
    expect((await faultFrom(shown(''))).reason).toBe('actingChanged');
  });

  it('requires the scopes of each action and method, and the right to create on a site', async () => {
    const readOnly = { ...channel, scopes: ['https://www.googleapis.com/auth/youtube.readonly'] };
    const like = findAction('video.like');
    expect(await requireAccount(acts(channel), 'video', { actions: [like] })).toBe(channel);
    const refused = requireAccount(acts(readOnly), 'video', { actions: [like] });
    await expect(refused).rejects.toBeInstanceOf(Refusal);
    const called = requireAccount(acts(readOnly), 'video', { methods: [videos.list, videos.rate] });
    await expect(called).rejects.toMatchObject({ failure: { reason: 'scopeMissing' } });
    expect(isGranted(channel, videos.rate)).toBe(true);
    expect(isGranted(readOnly, videos.rate)).toBe(false);
    expect(isGranted({ ...channel, method: 'key' }, videos.getRating)).toBe(false);

    const trash = findAction('event.trash');
    expect(await requireAccount(acts(site), 'calendar', { actions: [trash] })).toBe(site);
    const visitor = { ...site, canCreate: false };
    const trashing = requireAccount(acts(visitor), 'calendar', { actions: [trash] });
    expect((await faultFrom(trashing)).reason).toBe('cannotCreate');
    const reading = requireAccount(acts(visitor), 'calendar', { methods: [videos.list] });
    expect(await reading).toBe(visitor);
  });
});
