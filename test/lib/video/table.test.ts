import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Method } from '../../../lib/http';
import { videoErrors, videoMethods } from '../../../lib/video';

/** The platform's machine-readable description, without its prose. */
const description = JSON.parse(
  readFileSync(new URL('../../recorded/video/description.json', import.meta.url), 'utf8'),
) as { resources: Record<string, { methods: Record<string, DescribedMethod> }> };

interface DescribedMethod {
  path: string;
  httpMethod: string;
  scopes: string[];
  parameters: Record<string, { location: string; required?: boolean; minimum?: string; maximum?: string }>;
  request?: unknown;
  response?: unknown;
}

function described(id: string): DescribedMethod {
  const [resource = '', name = ''] = id.split('.');
  const found = description.resources[resource]?.methods[name];
  if (found === undefined) throw new Error(`${id} is not described`);
  return found;
}

/** The names of a method's parameters, out of its schema. */
function parametersOf(method: Method): string[] {
  const schema = method.query?.();
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
}

describe.each(Object.entries(videoMethods))('%s', (id, method) => {
  const facts = described(id);

  it('is called as the platform describes it', () => {
    expect({ id: method.id, http: method.http, path: `youtube/v3${method.path}` }).toEqual({
      id,
      http: facts.httpMethod,
      path: facts.path,
    });
  });

  it('knows every described parameter, and none that is not described', () => {
    const ours = parametersOf(method).filter((name) => name !== 'fields');
    expect(ours.sort()).toEqual(Object.keys(facts.parameters).sort());
  });

  it('sends a body and reads an answer where there is one', () => {
    expect(method.body !== undefined).toBe(facts.request !== undefined);
    expect(method.response !== undefined).toBe(facts.response !== undefined);
  });

  it('names only scopes that allow it', () => {
    expect(facts.scopes).toEqual(expect.arrayContaining([...(method.scopes ?? [])]));
  });
});

describe('a question', () => {
  const refuses = (id: string, query: unknown) =>
    expect(videoMethods[id]?.query?.().safeParse(query).success, JSON.stringify(query)).toBe(false);

  it('with no filter, two filters or too many ids is refused before a unit is spent', () => {
    refuses('videos.list', { part: ['snippet'] });
    refuses('videos.list', { part: ['snippet'], id: ['a'], chart: 'mostPopular' });
    refuses('videos.list', { part: ['snippet'], id: Array.from({ length: 51 }, () => 'a') });
    refuses('playlists.list', { part: [], mine: true });
    refuses('playlists.list', { part: ['snippets'], mine: true });
    refuses('playlistItems.list', { part: ['id'], playlistId: 'a', maxResults: 51 });
  });

  it('with an unknown body member is refused', () => {
    const body = { snippet: { title: 'Jazz', colour: 'blue' } };
    expect(videoMethods['playlists.insert']?.body?.().safeParse(body).success).toBe(false);
  });
});

describe('an answer', () => {
  const read = (body: unknown) => videoMethods['playlistItems.list']?.response?.().safeParse(body);

  it('keeps unknown members, and a broken item never sinks the list', () => {
    const items = [{ id: 'a', snippet: { title: 5, novelty: true } }, { id: 7 }, null, 'x'];
    expect(read({ items, novelty: 1 })).toMatchObject({
      success: true,
      data: { items: [{ id: 'a', snippet: { title: undefined, novelty: true } }], novelty: 1 },
    });
  });

  it('without items is an empty list; one that is no object is none', () => {
    expect(read({})).toMatchObject({ success: true, data: { items: [] } });
    expect(read('<html>')?.success).toBe(false);
    expect(read({ items: 'many' })?.success).toBe(false);
  });
});

describe('an error', () => {
  const headers = new Headers();
  const envelope = (reason: string, details: unknown[] = []) => ({
    error: { errors: [{ reason }], details },
  });

  it.each([
    [403, envelope('quotaExceeded'), 'quota', 'quotaExceeded'],
    [403, envelope('insufficientPermissions'), 'scope', 'insufficientPermissions'],
    [403, envelope('forbidden'), 'notAllowed', 'forbidden'],
    [403, envelope('rateLimitExceeded'), 'transient', 'rateLimitExceeded'],
    [409, envelope('SERVICE_UNAVAILABLE'), 'transient', 'SERVICE_UNAVAILABLE'],
    [409, envelope('videoAlreadyInPlaylist'), 'duplicate', 'videoAlreadyInPlaylist'],
    [400, envelope('badRequest', [{ reason: 'API_KEY_INVALID' }]), 'signIn', 'badRequest'],
    [404, envelope('playlistNotFound'), 'notFound', 'playlistNotFound'],
    [401, envelope('authError'), 'signIn', 'authError'],
    [502, undefined, 'transient', 'http502'],
    [418, { error: 'teapot' }, 'unknown', 'http418'],
  ] as const)('%i %j is %s', (status, body, kind, reason) => {
    expect(videoErrors(status, body, headers)).toMatchObject({ kind, reason });
  });
});
