import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openOwnPage, openOwnPageFor } from '../../../../entrypoints/background/browser/ownPage';
import { toReviewAddress } from '../../../../lib/pages/managerAddress';

const created = vi.fn();
beforeEach(() => {
  fakeBrowser.reset();
  fakeBrowser.tabs.query = async () => [];
  fakeBrowser.tabs.create = created;
});

it.each(['events/7', 'batches/b 1', toReviewAddress('held 1/2?#'), 'videos'])(
  'opens the section %s at an address whose parts the page reads',
  async (section) => {
    await openOwnPage('/manager.html', section);
    const [, hash = ''] = (created.mock.lastCall?.[0].url ?? '').split('#');
    expect(hash.split('/').map(decodeURIComponent)).toEqual(section.split('/'));
  },
);

describe('for a page script', () => {
  let isActive: boolean;
  const ask = () => openOwnPageFor({ kind: 'page', tabId: 7 }, '/manager.html', 'playlists');
  const refused = { data: { kind: 'notAllowed', reason: 'notAsked' } };
  beforeEach(() => {
    isActive = true;
    created.mockReset();
    fakeBrowser.tabs.get = (async () => ({ active: isActive, windowId: 2, incognito: false })) as never;
  });

  it('opens one page of ours, however often it asks, until the person returns to its tab', async () => {
    created.mockImplementation(async () => {
      isActive = false;
    });
    const [first, ...others] = await Promise.allSettled([ask(), ask(), ask()]);
    expect(first?.status).toBe('fulfilled');
    for (const other of others) expect(other).toMatchObject({ status: 'rejected', reason: refused });
    isActive = true;
    await ask();
    expect(created).toHaveBeenCalledTimes(2);
  });

  it('opens it in the window of its tab', async () => {
    await ask();
    expect(created).toHaveBeenCalledWith(expect.objectContaining({ windowId: 2 }));
  });

  it('opens none from a tab behind another', async () => {
    isActive = false;
    await expect(ask()).rejects.toMatchObject(refused);
    expect(created).not.toHaveBeenCalled();
  });
});
