import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openOwnPage } from '../../../../entrypoints/background/browser/ownPage';
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
