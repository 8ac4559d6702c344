import { auth, youtube, type youtube_v3 } from '@googleapis/youtube';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox';
import { sandboxFetch } from '../sandbox/client';
import { fullScope, Person } from '../sandbox/person';
import { methods } from '../sandbox/video';
import { scopePrefix } from '../sandbox/video/method';
import { describedMethods } from './description';
import { schemaProblems } from './schemaProblems';
import { captionStops } from './tour/captions';
import { channelStops } from './tour/channels';
import { commentStops } from './tour/comments';
import { playlistStops } from './tour/playlists';
import { videoStops } from './tour/videos';
import type { Stops } from './tour/visit';

// The platform vendor's own client, as a witness: it knows nothing of us, and must find nothing amiss.
let sandbox: Sandbox;
let client: youtube_v3.Youtube;

// Signed in once: the stops keep out of each other's way.
beforeAll(async () => {
  sandbox = await startSandbox();
  const scopes = [fullScope, `${scopePrefix}youtube.channel-memberships.creator`];
  const credentials = new auth.OAuth2();
  credentials.setCredentials({ access_token: (await new Person(sandbox).signIn({ scopes })).access_token });
  client = youtube({
    version: 'v3',
    auth: credentials,
    retry: false,
    fetchImplementation: sandboxFetch(sandbox),
  });
});
afterAll(() => sandbox.close());

const stops: Stops = { ...captionStops, ...channelStops, ...commentStops, ...playlistStops, ...videoStops };
const described = [...describedMethods];

it('finds the 48 methods in the description', () => {
  expect(described).toHaveLength(48);
});

describe('the sandbox', () => {
  it.each(described)('declares %s as it is described', (id, facts) => {
    const method = methods.find((candidate) => candidate.id === id);
    const inQuery = Object.entries(facts.parameters).filter(([, { location }]) => location === 'query');
    const parameters = inQuery.map(([name]) => name).filter((name) => name !== 'part');
    expect(method).toMatchObject({ http: facts.httpMethod, path: facts.path.replace('youtube/v3', '') });
    expect(Object.keys(method?.parameters ?? {}).sort()).toEqual(parameters.sort());
    expect(method?.parts !== undefined).toBe('part' in facts.parameters);
    expect(method?.media?.accept).toEqual(facts.mediaUpload?.accept);
    expect(method?.media?.maxSize).toBe(facts.mediaUpload && Number(facts.mediaUpload.maxSize));
    // Reading one's ratings was opened to read-only tokens after this description was written.
    const later = id === 'videos.getRating' ? ['youtube.readonly'] : [];
    const scopes = facts.scopes.map((scope) => scope.replace(scopePrefix, '')).concat(later);
    expect([...(method?.scopes ?? [])].sort()).toEqual(scopes.sort());
  });
});

describe('the vendor’s client', () => {
  it.each(described)('calls %s, is answered as described, and finds it stored', async (id, facts) => {
    const stop = stops[id];
    if (stop === undefined) throw new Error(`The tour does not call at ${id}`);
    const { status, data } = await stop({ client, sandbox });
    const bodyless = facts.response === undefined && id !== 'captions.download';
    expect(status).toBe(bodyless ? 204 : 200);
    expect(facts.response ? schemaProblems(data, facts.response.$ref) : []).toEqual([]);
  });

  it('understands the errors', async () => {
    const refused = client.playlistItems.list({ part: ['id'], playlistId: 'PLnonsense' });
    await expect(refused).rejects.toMatchObject({
      status: 404,
      response: {
        data: { error: { errors: [{ reason: 'playlistNotFound', domain: 'youtube.playlistItem' }] } },
      },
    });
  });
});
