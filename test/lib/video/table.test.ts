import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Method } from '../../../lib/http';
import { core, findShape } from '../../../lib/http/shape';
import { videoMethods } from '../../../lib/video';
import { described, isPlaceholder, resolve } from './description';

/** The 48 methods of the source document. */
const wanted = {
  activities: 'list',
  captions: 'list insert update download delete',
  channelBanners: 'insert',
  channelSections: 'list insert update delete',
  channels: 'list update',
  commentThreads: 'list insert',
  comments: 'list insert update delete setModerationStatus',
  i18nLanguages: 'list',
  i18nRegions: 'list',
  members: 'list',
  membershipsLevels: 'list',
  playlistItems: 'list insert update delete',
  playlists: 'list insert update delete',
  search: 'list',
  subscriptions: 'list insert delete',
  thumbnails: 'set',
  videoAbuseReportReasons: 'list',
  videoCategories: 'list',
  videos: 'insert list delete update rate getRating reportAbuse',
  watermarks: 'set unset',
};
const wantedIds = Object.entries(wanted).flatMap(([resource, names]) =>
  names.split(' ').map((name) => `${resource}.${name}`),
);

it('has all 48 methods of the source document, and no others', () => {
  expect(wantedIds).toHaveLength(48);
  expect(Object.keys(videoMethods).sort()).toStrictEqual(wantedIds.sort());
});

/** Prices as of June 2026 that are not 1 for reading or 50 for writing (video API behaviour, section 2). */
const prices: Record<string, number> = {
  'captions.list': 50,
  'captions.download': 200,
  'captions.insert': 400,
  'captions.update': 450,
  'videos.insert': 1,
};

/** Documented parts that are not members of the resource, and members that are not documented as parts. */
const onlyForPartners = ['ageGating', 'monetizationDetails'];
const idGoesWithoutSaying = /^(search|videoCategories|i18n\w+)$/;

const parameter = (method: Method, name: string) => findShape(method.query?.())?.[name];

describe.each(Object.entries(videoMethods))('%s', (id, method) => {
  const facts = described(id);
  const [resource = ''] = id.split('.');

  it('has the HTTP method and path of the description', () => {
    expect({ id: method.id, http: method.http, path: `youtube/v3${method.path}` }).toStrictEqual({
      id,
      http: facts.httpMethod,
      path: facts.path,
    });
  });

  it('has every described parameter, and no others', () => {
    const ours = Object.keys(findShape(method.query?.()) ?? {}).filter((name) => name !== 'fields');
    expect(ours.sort()).toStrictEqual(Object.keys(facts.parameters).sort());
  });

  it('accepts `fields` for every answer', () => {
    expect('fields' in (findShape(method.query?.()) ?? {})).toBe(facts.response !== undefined);
  });

  it.each(Object.entries(facts.parameters))('%s is as described', (name, fact) => {
    const schema = parameter(method, name);
    if (schema === undefined) throw new Error(`${name} is missing`);
    const accepts = (value: unknown) => z.safeParse(schema, value).success;
    expect(accepts(undefined), 'missing').toBe(!(fact.required ?? false));
    const inner = core(schema);
    // The members' ids are one comma-separated parameter
    const isList = (fact.repeated ?? false) || name === 'filterByMemberChannelId';
    expect(inner instanceof z.core.$ZodArray).toBe(isList);

    if (fact.enum !== undefined)
      expect(inner instanceof z.core.$ZodEnum ? [...inner._zod.values].sort() : inner).toStrictEqual(
        fact.enum.filter((value) => !isPlaceholder(value)).sort(),
      );
    else if (fact.type === 'boolean') expect([accepts(true), accepts('true')]).toStrictEqual([true, false]);
    else if (fact.type === 'integer') {
      const [least, most] = [Number(fact.minimum), Number(fact.maximum)];
      const bounds = [least - 1, least, least + 0.5, most, most + 1];
      expect(bounds.map(accepts)).toStrictEqual([false, true, false, true, false]);
    } else if (!isList) expect(accepts(7), 'a number').toBe(false);
    if (fact.format === 'google-datetime')
      expect([accepts('2026-11-21T17:00:00Z'), accepts('2026-11-21')]).toStrictEqual([true, false]);
  });

  it('accepts the parts of its resource', () => {
    const part = parameter(method, 'part');
    if (part === undefined) return expect(facts.parameters.part).toBeUndefined();
    const list = core(part);
    const names = list instanceof z.core.$ZodArray ? core(list._zod.def.element) : list;
    const ours = names instanceof z.core.$ZodEnum ? [...names._zod.values].sort() : [];
    // Only these two can be changed (behaviour, section 5).
    if (id === 'channels.update') return expect(ours).toStrictEqual(['brandingSettings', 'localizations']);

    const answer = resolve(facts.response ?? {});
    const item = answer.properties?.items?.items;
    const members = Object.entries(
      item === undefined ? (answer.properties ?? {}) : (resolve(item).properties ?? {}),
    );
    const parts = members
      .filter(([, member]) => !member.deprecated)
      .map(([name]) => name)
      .filter((name) => !['kind', 'etag', ...onlyForPartners].includes(name))
      .filter((name) => name !== 'id' || !idGoesWithoutSaying.test(resource));
    expect(ours).toStrictEqual(parts.sort());
  });

  it('has a body and an answer if the description does', () => {
    expect(method.body !== undefined).toBe(facts.request !== undefined);
    expect(method.response !== undefined).toBe(facts.response !== undefined);
  });

  it('uploads and downloads files as described', () => {
    expect(method.download !== undefined).toBe(facts.supportsMediaDownload ?? false);
    expect(
      method.upload && { accept: method.upload.accepts, maxSize: String(method.upload.maximum) },
    ).toStrictEqual(
      facts.mediaUpload && { accept: facts.mediaUpload.accept, maxSize: facts.mediaUpload.maxSize },
    );
    if (facts.mediaUpload !== undefined)
      expect(facts.mediaUpload.protocols.simple.path).toBe(`/upload/youtube/v3${method.path}`);
  });

  it('has the described scopes', () => {
    expect([...(method.scopes ?? [])].sort()).toStrictEqual([...facts.scopes].sort());
  });

  it('has the price of June 2026', () => {
    expect(method.cost).toBe(prices[id] ?? (method.http === 'GET' ? 1 : 50));
    const buckets: Record<string, string> = { 'search.list': 'search', 'videos.insert': 'upload' };
    expect(method.bucket).toBe(buckets[id]);
  });

  it('is retried without a check only if it changes nothing, since a late write may overwrite a newer one', () => {
    expect(method.repeat === 'safe').toBe(method.http === 'GET');
  });

  it('needs a token to write', () => {
    if (method.http !== 'GET') expect(method.auth).toBe('token');
  });

  it('names the list method that reads what it replaces', () => {
    expect(method.reads?.id).toBe(method.http === 'PUT' ? `${resource}.list` : undefined);
  });
});
