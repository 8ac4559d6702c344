import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { createNameIndex } from '../../../../entrypoints/background/state/nameIndex';
import { createMirror } from '../../../../lib/collections/mirror';
import { openStore } from '../../../../lib/store';
import { createChannel } from '../../../lib/collections/channel';

const of = { accountId: 'video|UC', collection: 'videos' } as const;
let opened = 0;

async function open(...titles: string[]) {
  const store = openStore(`nameIndex-${opened++}`);
  const mirror = createMirror(store);
  const channel = createChannel(titles.map((title, at) => ({ id: `v${at}`, title })));
  const read = () =>
    mirror.read({ ...of, client: channel.client, spend: async () => undefined, changed: () => undefined });
  await read();
  const index = createNameIndex(mirror);
  const find = async (text: string) => (await index.find([of.accountId], text)).map(({ name }) => name);
  return { mirror, channel, read, find };
}

it('finds what was read, what an action has changed since, and nothing that was forgotten', async () => {
  const { mirror, find, read } = await open('Tides', 'Harbour');
  expect(await find('tid')).toEqual(['Tides']);
  await mirror.learn(of.accountId, { kind: 'videoEdited', videoId: 'v0', fields: { title: 'Storms' } });
  expect(await find('tid')).toEqual([]);
  expect(await find('storm')).toEqual(['Storms']);
  await mirror.forget(of.accountId);
  expect(await find('storm')).toEqual([]);
  expect(await find('harbour')).toEqual([]);
  await read();
  expect(await find('harbour')).toEqual(['Harbour']);
});

it('reads rows once, and sends no request', async () => {
  const { mirror, channel, find } = await open('Tides', 'Harbour');
  await find('tid');
  const calls = channel.calls.length;
  const changes = vi.spyOn(mirror, 'changes');
  await find('harbour');
  const told = await Promise.all(changes.mock.results.map(({ value }) => value));
  expect(told.flatMap(({ rows }) => rows)).toEqual([]);
  expect(channel.calls).toHaveLength(calls);
});
