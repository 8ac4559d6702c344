import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readSubscriptions,
  writeSubscriptionsCsv,
  writeSubscriptionsOpml,
} from '../../../lib/importExport/subscriptions';
import { cpuTime } from '../cpuTime';

const channelId = 'UCuAXFkgsw1L7xaCfnd5JJOw';
const channel = { kind: 'channel', channelId };
const feed = `https://www.youtube.com/feeds/videos.xml?channel_id=${channelId}`;

describe('subscriptions in', () => {
  it.each([
    ['the platform’s own export', `Channel Id,Channel Url,Channel Title\n${channelId},http://www.youtube.com/channel/${channelId},"Harbour, Hall"`], // biome-ignore format: a table
    ['its export in another language', `Kanal-ID;Kanal-URL;Kanaltitel\n${channelId};x;"Harbour, Hall"`],
    ['a CSV without a header', `"Harbour, Hall",https://www.youtube.com/channel/${channelId}`],
    ['OPML', `<?xml version="1.0"?><opml><body><outline text="Subs"><outline text="Harbour, Hall" title="" type='rss' xmlUrl="${feed}" /></outline></body></opml>`], // biome-ignore format: a table
  ])('are read from %s', (_what, text) => {
    const { named, notUnderstood } = readSubscriptions(text);
    expect(named.map(({ subject, title }) => ({ subject, title }))).toEqual([
      { subject: channel, title: 'Harbour, Hall' },
    ]);
    expect(notUnderstood).toEqual([]);
  });

  const title = 'Harbour, Hall';
  const url = `https://www.youtube.com/channel/${channelId}`;
  it.each([
    ['NewPipe', { app_version: '0.27.0', app_version_int: 996, subscriptions: [{ service_id: 0, url, name: title }] }], // biome-ignore format: a table
    ['FreeTube', { _id: 'allChannels', name: 'All Channels', bgColor: '#000000', subscriptions: [{ id: channelId, name: title, thumbnail: null }] }], // biome-ignore format: a table
    ['LibreTube', { watchHistory: [], subscriptions: [{ channelId, url, name: title, avatar: null, verified: false }] }], // biome-ignore format: a table
    ['the platform’s former export', [{ id: 'aBcD', kind: 'youtube#subscription', snippet: { channelId: 'UC0000000000000000000009', resourceId: { channelId, kind: 'youtube#channel' }, title } }]], // biome-ignore format: a table
    ['Invidious', { subscriptions: [channelId], watch_history: ['dQw4w9WgXcQ'], playlists: [] }],
  ])('are read from a JSON file of %s', (program, file) => {
    const expected = [{ subject: channel, ...(program === 'Invidious' ? {} : { title }) }];
    for (const text of [
      JSON.stringify(file),
      JSON.stringify(file, null, 2),
      `\ufeff${JSON.stringify(file)}\n`,
    ])
      expect(readSubscriptions(text)).toEqual({ named: expected, notUnderstood: [], repeated: 0 });
  });

  it('are read from profiles, one in each line', () => {
    const profile = (id: string) => JSON.stringify({ _id: id, subscriptions: [{ id, name: 'A' }] });
    const other = 'UC0000000000000000000001';
    expect(readSubscriptions(`${profile(channelId)}\n${profile(other)}\n`).named).toHaveLength(2);
  });

  it('report an entry of another service', () => {
    const file = { subscriptions: [{ service_id: 1, url: 'https://soundcloud.example/a', name: 'A' }] };
    expect(readSubscriptions(JSON.stringify(file)).notUnderstood).toEqual([
      { line: 1, text: 'https://soundcloud.example/a' },
    ]);
  });

  it('are read from lines with a name and a link, or with a handle', () => {
    const text = 'Blue Lamp https://www.youtube.com/@bluelamp\n@harbourhall\n';
    expect(readSubscriptions(text)).toEqual({
      named: [
        { subject: { kind: 'channel', handle: '@bluelamp' }, title: 'Blue Lamp' },
        { subject: { kind: 'channel', handle: '@harbourhall' } },
      ],
      notUnderstood: [],
      repeated: 0,
    });
  });

  it('report a first line that is no header', () => {
    expect(readSubscriptions(`Blue Lamp\n${channelId}\n`).notUnderstood).toEqual([
      { line: 1, text: 'Blue Lamp' },
    ]);
    expect(readSubscriptions(`The 404, x\n${channelId}, y\n`).notUnderstood).toHaveLength(1);
    expect(readSubscriptions(`Channel Id\n${channelId}\n`).notUnderstood).toEqual([]);
  });

  it('report what is no channel, and its line', () => {
    const csv = readSubscriptions(`Channel Id\n${channelId}\nnobody\n`);
    expect(csv.notUnderstood).toEqual([{ line: 3, text: 'nobody' }]);
    const opml = readSubscriptions(
      `<opml>\n<outline xmlUrl="${feed}"/>\n<outline xmlUrl="https://a.example/?a=1&amp;b"/>`,
    );
    expect(opml.notUnderstood).toEqual([{ line: 3, text: 'https://a.example/?a=1&b' }]);
  });

  it('name the line of a broken entry', () => {
    expect(() => readSubscriptions('<opml>\n<outline text="a>\n')).toThrow('opmlBroken (2)');
  });

  it.each([
    ['tags', `<outline text="a" xmlUrl="${feed}"/>\n`.repeat(8_000)],
    ['broken tags', `<opml>${'<outline '.repeat(110_000)}`],
    ['attributes', `<outline ${' a="b"'.repeat(160_000)}/>`],
    ['one title', `<outline text="${'&amp;'.repeat(200_000)}"/>`],
  ])('are read from a megabyte of %s in bounded time', (_what, text) => {
    const elapsed = cpuTime();
    try {
      readSubscriptions(text);
    } catch (error) {
      expect(String(error)).toContain('opmlBroken');
    }
    expect(elapsed()).toBeLessThan(10_000);
  });
});

describe('subscriptions out', () => {
  const title = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'ab "\',;=+-@<>&é😀') }),
    fc.string({ unit: 'grapheme' }),
  );
  const subscribed = fc.record({
    channelId: fc.stringMatching(/^UC[\w-]{22}$/),
    title: title.map((text) => `a${text}b`),
  });
  const all = fc.uniqueArray(subscribed, { selector: (each) => each.channelId });
  const names = (text: string) =>
    readSubscriptions(text).named.map(({ subject, title }) => ({ ...subject, title }));
  const expected = (channels: { channelId: string; title: string }[]) =>
    channels.map((each) => ({ kind: 'channel', ...each }));

  it('as CSV are read back as they were', () => {
    fc.assert(
      fc.property(all, (channels) => {
        expect(names(writeSubscriptionsCsv(channels))).toEqual(expected(channels));
      }),
    );
  });

  it('as OPML are read back as they were', () => {
    fc.assert(
      fc.property(all, (channels) => {
        expect(names(writeSubscriptionsOpml('Mine', channels))).toEqual(expected(channels));
      }),
    );
  });

  it('as OPML are well-formed', () => {
    const text = writeSubscriptionsOpml('Mine & more', [{ channelId, title: 'a<b> "c" & \u0000d' }]);
    const read = new DOMParser().parseFromString(text, 'text/xml');
    expect(read.querySelector('outline outline')?.getAttribute('title')).toBe('a<b> "c" & d');
    expect(read.querySelector('outline outline')?.getAttribute('xmlUrl')).toBe(feed);
  });
});
