import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox';
import { sandboxFetch } from '../sandbox/client';
import { Person } from '../sandbox/person';
import { account, playlists, videos } from '../sandbox/seed';
import { abortedInsert } from '../sandbox/video/errors';

let sandbox: Sandbox;
let send: typeof fetch;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox({ replica: true });
  send = sandboxFetch(sandbox);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  token = (await new Person(sandbox).signIn()).access_token;
});

const path = '/youtube/v3/playlistItems';
const ideas = playlists[5]?.id ?? '';

const insert = (signal?: AbortSignal) =>
  send(`https://youtube.googleapis.com${path}?part=snippet`, {
    method: 'POST',
    ...(signal && { signal }),
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({
      snippet: { playlistId: ideas, resourceId: { kind: 'youtube#video', videoId: videos[0]?.id } },
    }),
  });
const stored = () => sandbox.video.playlistItems(ideas).length;

describe('faults', () => {
  it('strike before the work is done, or after', async () => {
    sandbox.faults.set({ path, kind: 'status', status: 503, times: 1 });
    expect((await insert()).status).toBe(503);
    expect(stored()).toBe(0);
    sandbox.faults.set({ path, kind: 'status', status: 503, times: 1, when: 'after' });
    expect((await insert()).status).toBe(503);
    expect(stored()).toBe(1);
    expect((await insert()).status).toBe(200);
  });

  it('drop the connection, with and without the work done', async () => {
    sandbox.faults.set({ path, kind: 'drop', times: 1 });
    await expect(insert()).rejects.toThrow();
    expect(stored()).toBe(0);
    sandbox.faults.set({ path, kind: 'drop', when: 'after', times: 1 });
    await expect(insert()).rejects.toThrow();
    expect(stored()).toBe(1);
    expect(sandbox.requests.at(-1)).toMatchObject({ path, status: 0, user: account.email });
  });

  it('delay without changing the answer', async () => {
    for (const when of ['before', 'after'] as const) {
      sandbox.faults.set({ path, kind: 'delay', ms: 60, times: 1, when });
      const started = performance.now();
      const response = await insert();
      expect(performance.now() - started).toBeGreaterThanOrEqual(55);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(await response.json()).toMatchObject({ kind: 'youtube#playlistItem' });
    }
  });

  it('answer with a page, with nothing, with something else', async () => {
    sandbox.faults.set({ path, kind: 'html', status: 502, times: 1 });
    const page = await insert();
    expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    sandbox.faults.set({ path, kind: 'empty', times: 1 });
    expect(await (await insert()).text()).toBe('');
    sandbox.faults.set({ path, kind: 'body', body: { items: 'none' }, times: 1 });
    expect(await (await insert()).json()).toEqual({ items: 'none' });
    for (const everyMs of [undefined, 1]) {
      sandbox.faults.set({ path, kind: 'text', text: '[1, 2', times: 1, ...(everyMs && { everyMs }) });
      expect(await (await insert()).text()).toBe('[1, 2');
    }
    sandbox.faults.set({ path, kind: 'status', status: 409, body: abortedInsert, times: 1 });
    expect(await (await insert()).json()).toMatchObject({
      error: { errors: [{ domain: 'youtube.playlistItem', reason: 'SERVICE_UNAVAILABLE' }] },
    });
  });

  it('carry headers, as a 429 with Retry-After', async () => {
    sandbox.faults.set({ path: /playlist/, kind: 'status', status: 429, headers: { 'retry-after': '7' } });
    expect((await insert()).headers.get('retry-after')).toBe('7');
    sandbox.faults.clear();
    expect((await insert()).status).toBe(200);
  });

  it('meet only the method and host they name', async () => {
    sandbox.faults.set({ path, method: 'GET', kind: 'drop' });
    sandbox.faults.set({ path, host: 'www.googleapis.com', kind: 'drop' });
    expect((await insert()).status).toBe(200);
  });

  it('strike the token endpoint too, after the tokens were given', async () => {
    sandbox.faults.set({ path: '/token', kind: 'status', status: 503, when: 'after', times: 1 });
    await expect(new Person(sandbox).signIn()).rejects.toThrow('Token exchange failed');
    expect(sandbox.video.grants()).toHaveLength(2);
  });

  it('let a request land although its sender is gone', async () => {
    let arrived = () => {};
    let release = () => {};
    const hold = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const leaving = new AbortController();
    const before = () => {
      arrived();
      return hold;
    };
    sandbox.faults.decide(() => ({ before }));
    const sent = insert(leaving.signal);
    await arrival;
    leaving.abort();
    await expect(sent).rejects.toThrow();
    expect(stored()).toBe(0);
    release();
    await expect.poll(stored).toBe(1);
  });

  it('let reads be behind, and writes not', async () => {
    const list = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const address = `https://youtube.googleapis.com${path}?part=id&playlistId=${ideas}`;
      return ((await (await send(address, { headers })).json()) as { items: unknown[] }).items.length;
    };
    const then = Date.now();
    // The sandbox counts back from when it answers, which is later than now.
    await expect.poll(Date.now).toBeGreaterThan(then + 200);
    expect((await insert()).status).toBe(200);
    sandbox.faults.decide(({ method }) =>
      method === 'GET' ? { readsBehind: Date.now() - then } : undefined,
    );
    expect(await list()).toBe(0);
    expect((await insert()).status).toBe(200);
    expect(stored()).toBe(2);
    sandbox.faults.decide(() => ({ readsBehind: 0 }));
    expect(await list()).toBe(2);
  });
});

describe('the log', () => {
  it('tells who asked what, and no secret', async () => {
    await sandbox.reset();
    const tokens = await new Person(sandbox).signIn();
    await send('https://www.googleapis.com/youtube/v3/channels?part=id,snippet&mine=true', {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(sandbox.requests.at(-1)).toMatchObject({
      method: 'GET',
      host: 'www.googleapis.com',
      path: '/youtube/v3/channels',
      query: { part: 'id,snippet', mine: 'true' },
      status: 200,
      authorization: 'bearer',
      user: account.email,
    });
    expect(JSON.stringify(sandbox.requests)).not.toContain(tokens.access_token);
    expect(JSON.stringify(sandbox.requests)).not.toContain(tokens.refresh_token);
  });

  it('answers for no unknown host', async () => {
    expect((await send('http://elsewhere.example/')).status).toBe(404);
  });
});
