import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { core, findShape } from '../../../lib/http/shape';
import { videoMethods } from '../../../lib/video';
import { type DescribedSchema, described, isPlaceholder, resolve } from './description';
import { seed } from './seed';

const writing = Object.entries(videoMethods).filter(([, method]) => method.body !== undefined);

/** Types of channel sections in the description that can no longer be created (behaviour, section 5). */
const withdrawn = [
  'likes',
  'likedPlaylists',
  'recentPosts',
  'recentActivity',
  'postedVideos',
  'postedPlaylists',
];

/** Properties that the platform sets; our schemas refuse them in a body. Deprecated ones are not listed. */
const setByPlatform = new Set(
  `kind etag thumbnails channelTitle publishedAt localized liveBroadcastContent player statistics topicDetails
  auditDetails contentOwnerDetails subscriberSnippet suggestions fileDetails processingDetails liveStreamingDetails
  monetizationDetails ageGating replies canReply isPublic totalReplyCount canRate viewerRating
  likeCount textDisplay updatedAt moderationStatus authorChannelUrl authorChannelId authorDisplayName
  authorProfileImageUrl videoOwnerChannelId videoOwnerChannelTitle videoPublishedAt uploadStatus failureReason
  rejectionReason madeForKids audioTrackType isCC isLarge isEasyReader isAutoSynced trackKind lastUpdated
  imageBytes imageUrl url`.split(/\s+/),
);
/** Properties that the platform sets only at these places; elsewhere they are writable. */
const setHere = [
  /\.insert id$/,
  /^(channels|playlistItems)\.\w+ status$/,
  /^captions\.\w+ snippet\.status$/,
  /^channels\.update (snippet|contentDetails)$/,
  /^(playlists|subscriptions|videos)\.\w+ contentDetails$/,
  /^(playlists|videos|subscriptions)\.\w+ snippet\.channelId$/,
  /^subscriptions\.insert snippet\.(title|description|resourceId\.(video|playlist)Id)$/,
  /^playlistItems\.\w+ (snippet\.(title|description|channelId|resourceId\.\w+Id)|contentDetails\.videoId)$/,
  /^comments\.update snippet\.(channelId|videoId|parentId|postId)$/,
  /^comments\.insert snippet\.postId$/,
  /^commentThreads\.insert snippet\.topLevelComment\.(id|snippet\.(channelId|videoId|parentId|postId))$/,
];

/** The described members that a schema of ours does not have. */
function refused(fact: DescribedSchema, schema: unknown, path: string): string[] {
  const { deprecated, properties } = resolve(fact);
  if (deprecated) return [];
  if (schema === undefined) return [path];
  const shape = findShape(schema);
  if (shape === undefined) return [];
  return Object.entries(properties ?? {}).flatMap(([name, member]) =>
    refused(member, shape[name], path === '' ? name : `${path}.${name}`),
  );
}

/** Generates values as described, for the properties that our schemas can write. */
function writable(fact: DescribedSchema, schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { type, enum: choices, format, items, properties, additionalProperties } = resolve(fact);
  const inner = core(schema);
  if (inner instanceof z.core.$ZodRecord)
    return fc.dictionary(
      fc.constantFrom('de', 'en'),
      writable(additionalProperties ?? {}, inner._zod.def.valueType),
    );
  if (inner instanceof z.core.$ZodLiteral) return fc.constantFrom(...inner._zod.def.values);
  if (inner instanceof z.core.$ZodArray)
    return fc.array(writable(items ?? {}, inner._zod.def.element), { maxLength: 3 });
  if (type === 'object') {
    const members: Record<string, fc.Arbitrary<unknown>> = {};
    const shape = Object.entries(findShape(schema) ?? {});
    for (const [name, member] of shape) members[name] = writable(properties?.[name] ?? {}, member);
    const needed = shape.filter(([, member]) => !z.safeParse(member, undefined).success);
    return fc.record(members, { requiredKeys: needed.map(([name]) => name) });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return fc.integer({ min: 0, max: 90 });
  if (choices !== undefined)
    return fc.constantFrom(...choices.filter((name) => !isPlaceholder(name) && !withdrawn.includes(name)));
  if (format === 'date-time') return fc.constantFrom('2026-11-21T17:00:00Z', '2030-01-01T00:00:00.5Z');
  return format === 'uint64' ? fc.constant('1500') : fc.stringMatching(/^[a-zA-Z0-9_-]{1,11}$/);
}

/** The paths of members that the description marks as required for a method. */
function wantedBy(id: string, fact: DescribedSchema, path: readonly string[] = []): string[][] {
  return Object.entries(resolve(fact).properties ?? {}).flatMap(([name, member]) => [
    ...(member.annotations?.required?.includes(`youtube.${id}`) ? [[...path, name]] : []),
    ...wantedBy(id, member, [...path, name]),
  ]);
}

describe.each(writing)('the body of %s', (id, method) => {
  const fact = described(id).request ?? {};
  const schema = method.body?.() as unknown as z.core.$ZodType;
  // A thread needs a subject; a publication date needs a private video
  const isWhole = (body: unknown) => {
    const json = JSON.stringify(body);
    if (json.includes('"publishAt":')) return json.includes('"privacyStatus":"private"');
    return id !== 'commentThreads.insert' || /"(channelId|videoId|postId)":/.test(json);
  };
  const bodies = writable(fact, schema).filter(isWhole);

  it('accepts all values that the description allows for writable properties', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        expect(method.body?.().safeParse(body)).toEqual({ success: true, data: body });
      }),
      { seed, numRuns: 50 },
    );
  });

  it('omits only properties that the platform sets', () => {
    const left = refused(fact, schema, '').filter((path) => {
      const name = path.split('.').at(-1) ?? '';
      return !setByPlatform.has(name) && !setHere.some((place) => place.test(`${id} ${path}`));
    });
    expect(left).toStrictEqual([]);
  });

  it('requires the properties that the description requires', () => {
    const [body] = fc.sample(bodies, { seed, numRuns: 1 });
    for (const path of wantedBy(id, fact)) {
      const copy = structuredClone(body) as Record<string, unknown>;
      const holder = path
        .slice(0, -1)
        .reduce((at, name) => at?.[name] as typeof copy | undefined, copy as typeof copy | undefined);
      // A part that is not sent has no required members
      if (holder === undefined) continue;
      delete holder[path.at(-1) ?? ''];
      expect(method.body?.().safeParse(copy).success, path.join('.')).toBe(false);
    }
  });
});
