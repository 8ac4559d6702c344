import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { live, missingScopes, untickedScopes } from '../../../../lib/accounts';
import { actions, managedActions } from '../../../../lib/actions';
import { videoMethods } from '../../../../lib/video';

const scope = (name: string) => `https://www.googleapis.com/auth/${name}`;
const methods = (...ids: string[]) =>
  ids.map((id) => {
    const method = videoMethods[id];
    if (method === undefined) throw new Error(id);
    return method;
  });

describe('the scopes that are missing', () => {
  it.each([
    [['playlistItems.list'], [], ['youtube.readonly']],
    [['playlistItems.list', 'playlistItems.insert'], [], ['youtube']],
    [['playlistItems.insert'], ['youtube.readonly'], ['youtube']],
    [['videos.insert'], ['youtube.readonly'], ['youtube.upload']],
    [['captions.insert'], ['youtube'], ['youtube.force-ssl']],
    [['members.list'], ['youtube.force-ssl'], ['youtube.channel-memberships.creator']],
    [['playlistItems.insert', 'videos.rate'], ['youtube'], []],
    [['members.list', 'comments.insert'], [], ['youtube.channel-memberships.creator', 'youtube.force-ssl']],
  ])('for %j beyond %j are %j', (ids, granted, missing) => {
    expect(missingScopes(methods(...ids), granted.map(scope))).toStrictEqual(missing.map(scope));
  });

  it('for any method after a first sign-in are those that the set-up lists', () => {
    const asked = Object.values(videoMethods).flatMap((method) => missingScopes([method], live.scopes));
    const named = [
      ...readFileSync('docs/set-up.md', 'utf8').matchAll(/`(https:\/\/[\w.]+\/auth\/[\w.-]+)`/g),
    ].map(([, name = '']) => name);
    expect(named.sort()).toStrictEqual([...new Set([...live.scopes, ...asked])].sort());
  });

  it('after a first sign-in are none for any action except captions and comments', () => {
    const video = [...actions, ...managedActions].filter(({ service }) => service === 'video');
    expect(video.length).toBeGreaterThan(5);
    const missing = video.flatMap(({ id, methods }) =>
      missingScopes(methods, [scope('youtube')]).map((name) => [id, name]),
    );
    // It stands for what another one did.
    expect(video.filter(({ methods }) => methods.length === 0).map(({ id }) => id)).toStrictEqual([
      'playlist.fill',
    ]);
    const needsMore = /^comment\.|captions/i;
    expect(missing.length).toBeGreaterThan(2);
    expect(missing).toStrictEqual(
      video.filter(({ id }) => needsMore.test(id)).map(({ id }) => [id, scope('youtube.force-ssl')]),
    );
  });

  it('after a sign-in are those not granted, unless a wider one was', () => {
    const asked = [scope('youtube.readonly'), scope('youtube'), scope('youtube.upload')];
    expect(untickedScopes(asked, [scope('youtube')])).toStrictEqual([scope('youtube.upload')]);
    expect(untickedScopes(asked, [scope('youtube.readonly')])).toStrictEqual([
      scope('youtube'),
      scope('youtube.upload'),
    ]);
  });
});
