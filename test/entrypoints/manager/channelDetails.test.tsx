import { expect, it, vi } from 'vitest';
import { ChannelDetails } from '../../../entrypoints/manager/channel/ChannelDetails';
import { ChannelTranslations } from '../../../entrypoints/manager/channel/ChannelTranslations';
import { control, shown } from '../../components/controls';
import { mount, questions, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const open = (fields: object = {}) =>
  mount(<ChannelDetails subject={{ kind: 'channel', channelId: 'UC1' }} as="me" channelId="UC1" />, {
    ownChannel: () => ({
      ...sample.ownChannel,
      fields: { ...sample.ownChannel.fields, keywords: 'tides "low water"', ...fields },
    }),
    regions: () => [{ code: 'PT', name: 'Portugal' }],
    languages: () => [{ code: 'en', name: 'English' }],
    readDraft: () => null,
    writeDraft: () => null,
    act: () => sample.savedJob,
    outcome: () => sample.savedJob,
    seen: () => null,
  });
const field = (root: ParentNode, label: string) =>
  shown(root, () => {
    const named = [...root.querySelectorAll('label')].find(({ textContent }) => textContent === label);
    return named && root.querySelector<HTMLInputElement>(`[id="${named.htmlFor}"]`);
  });
const changes = () => questions('act').map((one) => (one as { input: { changes: unknown } }).input.changes);

it('keywords are shown one by one, written as the platform quotes them, and nothing else is written', async () => {
  const root = open();
  const keywords = await field(root, 'Keywords');
  expect(keywords.value).toBe('tides, low water');
  await typeInto(keywords, 'tides, high water');
  (await shown(root, () => control(root, 'Save'))).click();
  await vi.waitFor(() => expect(changes()).toEqual([{ keywords: 'tides "high water"' }]));
});

it('a country is chosen by its name; a trailer is a video', async () => {
  const root = open();
  const country = await shown(root, () => root.querySelector('select'));
  expect([...country.options].map(({ text }) => text)).toContain('Portugal');
  const trailer = await field(root, 'Trailer for people who are not subscribed');
  await typeInto(trailer, 'https://example.com/');
  expect((await shown(root, () => control(root, 'Save'))).getAttribute('aria-disabled')).toBe('true');
  await typeInto(trailer, 'https://youtu.be/Sbx-1_vid02?t=4');
  (await shown(root, () => control(root, 'Save'))).click();
  await vi.waitFor(() => expect(changes()).toEqual([{ unsubscribedTrailer: 'Sbx-1_vid02' }]));
});

it('translations are saved with those that the person saw, and need a language of the channel', async () => {
  const draw = (defaultLanguage: string) =>
    mount(<ChannelTranslations subject={{ kind: 'channel', channelId: 'UC1' }} as="me" />, {
      ownChannel: () => ({ ...sample.ownChannel, fields: { ...sample.ownChannel.fields, defaultLanguage } }),
      languages: () => sample.languages,
      act: () => sample.savedJob,
      outcome: () => sample.savedJob,
      seen: () => null,
    });
  const root = draw('en');
  await typeInto(await field(root, 'Title (Dutch)'), 'Zaal aan het water');
  (await shown(root, () => control(root, 'Save'))).click();
  const { translations } = sample.ownChannel;
  await vi.waitFor(() =>
    expect(questions('act')).toMatchObject([
      {
        action: 'channel.translate',
        input: {
          translations: { nl: { ...translations.nl, title: 'Zaal aan het water' } },
          expected: translations,
        },
      },
    ]),
  );
  // One that is added stays open while it is typed in
  await typeInto(await field(root, 'Another language'), 'fr');
  (await shown(root, () => control(root, 'Add translation'))).click();
  await typeInto(await field(root, 'Title (French)'), 'S');
  const added = [...root.querySelectorAll('details')].find((one) => one.textContent?.startsWith('French'));
  expect(added?.open).toBe(true);
  const without = draw('');
  await shown(without, () => (without.textContent?.includes('Save the language') ? without : null));
  expect(control(without, 'Save')).toBeUndefined();
});
