import { beforeEach, describe, expect, it } from 'vitest';
import { webPageMessages } from '../../../../entrypoints/background/handlers/pages';
import type { Origin } from '../../../../entrypoints/background/messaging/origin';
import { onChange } from '../../../../lib/messages';
import type { SiteButton } from '../../../../lib/pages/buttonPlace';

const site = 'https://www.youtube.com';
const page: Origin = { kind: 'page', tabId: 7, documentId: 'moving', site, isVideoSite: true };
const place = { vertical: 'top', horizontal: 'left', x: 20, y: 80 } as const;
let done: unknown[];

const services = {
  siteButtons: {
    change: async (where: string, button: SiteButton) => void done.push([where, button]),
    hidden: async () => [],
  },
  presenter: {
    sendTexts: async () => void done.push('texts'),
    moveButton: async ({ tabId, site: where }: Origin) => void done.push(['move', tabId, where]),
  },
  tickets: {
    isOpen: async (what: string, { documentId }: Origin) => `${what} ${documentId}` === 'mover moving',
  },
} as never;

beforeEach(() => {
  done = [];
});

describe('the place of our button', () => {
  const { placeButton, moveButton } = webPageMessages;

  it('is announced to our open pages, whose checkbox shows whether the button is hidden', async () => {
    const end = new AbortController();
    const announced = new Promise<void>((resolve) => onChange(['settings'], resolve, end.signal));
    await placeButton.answer(services, { isHidden: true }, page);
    await announced;
    end.abort();
  });

  it('is stored for the site of the page, which is drawn anew in all its tabs', async () => {
    await placeButton.answer(services, { place }, page);
    await placeButton.answer(services, {}, page);
    await placeButton.answer(services, { isHidden: true }, page);
    expect(done).toEqual([
      ...[[site, { isHidden: false, place }], 'texts'],
      ...[[site, { isHidden: false, place: undefined }], 'texts'],
      ...[[site, { isHidden: true }], 'texts'],
    ]);
  });

  it('is stored only from the document in which the person moves it', async () => {
    const refused = { data: { reason: 'notAsked' } };
    for (const origin of [{ ...page, documentId: 'another' }, { kind: 'own' } as const])
      await expect(placeButton.answer(services, { place }, origin)).rejects.toMatchObject(refused);
    expect(done).toEqual([]);
  });

  it.each([
    { place: { ...place, x: -1 } },
    { place: { ...place, y: 1e9 } },
    { place: { ...place, x: 1.5 } },
    { place: { ...place, vertical: 'top; background: url(https://hostile.example)' } },
    { isHidden: 'yes' },
  ])('of the form %j is refused', (question) => {
    expect(placeButton.question().safeParse(question).success).toBe(false);
  });

  it('is moved in the page that asks, or in the tab that our own page names', async () => {
    await moveButton.answer(services, { tabId: 99, site: 'https://m.youtube.com' }, page);
    await moveButton.answer(
      services,
      { tabId: 99, site: 'https://m.youtube.com' },
      { kind: 'own', tabId: 1 },
    );
    expect(done).toEqual([
      ['move', 7, site],
      ['move', 99, 'https://m.youtube.com'],
    ]);
  });
});
