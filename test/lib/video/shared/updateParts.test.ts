import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTransport } from '../../../../lib/http';
import { createVideoClient, playlists, videoErrors, videoMethods } from '../../../../lib/video';
import { mergePatch } from '../../../../lib/video/shared/mergePatch';
import { catchFault } from '../../http/catchFault';
import { acceptedBy } from '../inputs';
import { seed } from '../seed';

type Json = Record<string, unknown>;

/** Properties that the platform sets: a PUT neither changes nor erases them. */
const readOnly = [
  ...['publishedAt', 'thumbnails', 'channelTitle', 'localized', 'videoPublishedAt', 'isCC'],
  ...['uploadStatus', 'madeForKids', 'authorDisplayName', 'videoOwnerChannelId'],
];

/**
 * A platform with one resource. A PUT replaces the parts it names: missing properties are erased (behaviour, section
 * 3).
 */
function platformWith(resource: Json & { id: string }) {
  const sent: { url: URL; body: Json }[] = [];
  const transport = createTransport({
    base: 'https://youtube.googleapis.com/youtube/v3',
    errors: videoErrors,
    fetch: async (input) => {
      const request = input as Request;
      request.signal.throwIfAborted();
      const url = new URL(request.url);
      const parts = (url.searchParams.get('part') ?? '').split(',');
      if (request.method === 'GET') {
        const named = parts.map((part) => [part, resource[part]]);
        const isIt = url.searchParams.get('id') === resource.id;
        return Response.json({ items: isIt ? [{ ...Object.fromEntries(named), id: resource.id }] : [] });
      }
      const body = (await request.json()) as Json;
      sent.push({ url, body });
      for (const part of parts) resource[part] = overwritten(resource[part], body[part]);
      return Response.json(resource);
    },
  });
  return { client: createVideoClient(transport), resource, sent };
}

function overwritten(old: unknown, written: unknown): unknown {
  const kept = Object.entries((old ?? {}) as Json).filter(([name]) => readOnly.includes(name));
  const set = Object.entries((written ?? {}) as Json).filter(([name]) => !readOnly.includes(name));
  return Object.fromEntries([...kept, ...set]);
}

const resources: Record<string, Json & { id: string }> = {
  'playlists.update': {
    id: 'PL1',
    snippet: {
      publishedAt: '2020',
      title: 'Jazz',
      description: 'All of it',
      novelty: { mood: ['blue'] },
      constructor: 1,
    },
    status: { privacyStatus: 'unlisted', podcastStatus: 'enabled' },
    localizations: { de: { title: 'Dschäss', description: 'Alles' } },
  },
  'playlistItems.update': {
    id: 'i1',
    snippet: {
      publishedAt: '2020',
      playlistId: 'PL1',
      position: 4,
      videoOwnerChannelId: 'UC1',
      resourceId: { kind: 'youtube#video', videoId: 'v1' },
    },
    contentDetails: { note: 'the good one', videoPublishedAt: '2019', novelty: 1 },
  },
  'videos.update': {
    id: 'v1',
    snippet: {
      publishedAt: '2020',
      title: 'Blue',
      categoryId: '10',
      description: 'd',
      tags: ['a', 'b c'],
      localized: { title: 'Blau' },
    },
    status: { uploadStatus: 'processed', privacyStatus: 'private', license: 'youtube', embeddable: false },
  },
  'channels.update': {
    id: 'UC1',
    brandingSettings: {
      channel: { title: 'Blue', keywords: 'jazz "blue note"', moderateComments: true },
      image: { bannerExternalUrl: 'https://example.com/b', bannerTvImageUrl: 'https://example.com/tv' },
      watch: { textColor: '#000' },
    },
  },
  'channelSections.update': {
    id: 's1',
    snippet: { type: 'multiplePlaylists', title: 'Sets', position: 2 },
    contentDetails: { playlists: ['PL1', 'PL2'] },
  },
  'captions.update': {
    id: 'c1',
    snippet: { videoId: 'v1', language: 'en', name: '', isDraft: true, isCC: true },
  },
  'comments.update': { id: 'Ug1', snippet: { textOriginal: 'Helo', authorDisplayName: 'me' } },
};

const patches: Record<string, Json> = {
  'playlists.update': { snippet: { title: 'More jazz' } },
  'playlistItems.update': { contentDetails: { note: null } },
  'videos.update': { snippet: { description: 'e' }, status: { privacyStatus: 'public' } },
  'channels.update': { brandingSettings: { image: { bannerExternalUrl: 'https://example.com/new' } } },
  'channelSections.update': { snippet: { position: 0 }, contentDetails: { playlists: ['PL2'] } },
  'captions.update': { snippet: { isDraft: false } },
  'comments.update': { snippet: { textOriginal: 'Hello' } },
};

/** Parts that an update must repeat although they do not change (behaviour, section 5). */
const repeated: Record<string, string[]> = {
  'playlists.update': ['snippet'],
  'playlistItems.update': ['snippet'],
  'channelSections.update': ['snippet'],
  'comments.update': ['snippet'],
};

const puts = Object.values(videoMethods).filter((method) => method.http === 'PUT');

describe('updateParts', () => {
  it.each(puts)('with $id changes the named properties and erases none', async (method) => {
    const before = structuredClone(resources[method.id]) as Json & { id: string };
    const changes = patches[method.id] ?? {};
    const { client, resource, sent } = platformWith(structuredClone(before));
    const which = method.id === 'captions.update' ? { id: 'c1', videoId: 'v1' } : { id: before.id };
    // The table of all methods does not keep the type of the body
    await client.updateParts(method as typeof playlists.update, which, changes);
    expect(resource).toEqual(mergePatch(before, changes));
    expect(sent).toHaveLength(1);
    const named = sent[0]?.url.searchParams.get('part')?.split(',').sort();
    expect(named).toEqual([...new Set([...Object.keys(changes), ...(repeated[method.id] ?? [])])].sort());
    expect(Object.keys(sent[0]?.body ?? {}).sort()).toEqual(['id', ...(named ?? [])].sort());
    expect(JSON.stringify(sent[0]?.body)).not.toMatch(new RegExp(`"(${readOnly.join('|')})"`));
  });

  it.each(puts)('with $id writes the merged resource, for any resource and change', async (method) => {
    const schema = z.instanceof(z.core.$ZodType).parse(method.body?.());
    const bodies = acceptedBy(schema).map((body) => z.looseObject({ id: z.string() }).parse(body));
    await fc.assert(
      fc.asyncProperty(bodies, bodies, async (before, { id: _id, ...changes }) => {
        const merged = mergePatch(before, changes);
        const part = Object.keys(changes);
        fc.pre(method.query?.().safeParse({ part }).success === true && z.safeParse(schema, merged).success);
        const { client, resource } = platformWith(structuredClone(before));
        const which = { id: before.id, ...(method.id === 'captions.update' && { videoId: 'v1' }) };
        await client.updateParts(method as typeof playlists.update, which, changes);
        expect(resource).toEqual(merged);
      }),
      { seed, numRuns: 30 },
    );
  });

  it('writes the merged playlist, for any playlist and change', async () => {
    const word = fc.stringMatching(/^[\w ]{1,9}$/);
    const language = fc.constantFrom('de', 'fr', '__proto__x');
    const status = fc.record(
      { privacyStatus: fc.constantFrom('public', 'private'), podcastStatus: fc.constant('enabled') },
      { requiredKeys: [] },
    );
    const localizations = fc.dictionary(language, fc.record({ title: word, description: word }));
    const snippet = { title: word, description: word, defaultLanguage: word };
    const lists = fc.record(
      {
        id: fc.constant('PL1'),
        snippet: fc.record(
          { ...snippet, publishedAt: word, novelty: fc.jsonValue() },
          { requiredKeys: ['title'] },
        ),
        status,
        localizations,
      },
      { requiredKeys: ['id', 'snippet'] },
    );
    const { title, ...clearable } = snippet;
    const changes = fc.record(
      {
        snippet: fc.record(
          { title, description: fc.option(clearable.description), defaultLanguage: fc.option(word) },
          { requiredKeys: [] },
        ),
        status,
        localizations: fc.dictionary(language, fc.option(fc.record({ title: word }))),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(lists, changes, async (list, change) => {
        fc.pre(Object.keys(change).length > 0);
        // A missing part without changes is written as an empty part, which is the same for the platform
        const before = JSON.parse(JSON.stringify(list)) as Json & { id: string };
        const { client, resource } = platformWith(structuredClone(before));
        await client.updateParts(playlists.update, { id: 'PL1' }, change);
        const withParts = { ...Object.fromEntries(Object.keys(change).map((part) => [part, {}])), ...before };
        expect(resource).toEqual(mergePatch(withParts, change));
      }),
      { seed },
    );
  });

  it('refuses an invalid body with the name of the field, and writes nothing', async () => {
    const { client, sent } = platformWith(
      structuredClone(resources['playlists.update']) as Json & { id: string },
    );
    const about = async (changes: object) =>
      (await catchFault(client.updateParts(playlists.update, { id: 'PL1' }, changes))).about;
    expect(await about({ snippet: { title: null } })).toBe('playlists.update snippet.title');
    expect(await about({ snippet: { title: 'x'.repeat(151) } })).toBe('playlists.update snippet.title');
    expect(await about({ snippet: { colour: 'blue' } })).toBe('playlists.update snippet.colour');
    expect(await about({ statistics: {} })).toBe('playlists.list part.0');
    expect(sent).toEqual([]);
  });

  it('throws notFound for a deleted resource', async () => {
    const { client } = platformWith({ id: 'other' });
    const fault = await catchFault(client.updateParts(playlists.update, { id: 'PL1' }, { status: {} }));
    expect(fault).toMatchObject({ kind: 'notFound', about: 'PL1' });
  });
});

describe('mergePatch', () => {
  // The examples of RFC 7396, appendix A.
  it.each([
    ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
    ['{"a":"b"}', '{"a":null}', '{}'],
    ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
    ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
    ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
    ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
    ['["a","b"]', '["c","d"]', '["c","d"]'],
    ['{"a":"b"}', '["c"]', '["c"]'],
    ['{"a":"foo"}', 'null', 'null'],
    ['{"a":"foo"}', '"bar"', '"bar"'],
    ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
    ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
    ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
  ])('%s with %s is %s', (target, patch, result) => {
    expect(mergePatch(JSON.parse(target), JSON.parse(patch))).toEqual(JSON.parse(result));
  });

  it('never changes a prototype', () => {
    const merged = mergePatch({}, JSON.parse('{"__proto__":{"polluted":1}}')) as { polluted?: number };
    expect(merged.polluted).toBeUndefined();
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
