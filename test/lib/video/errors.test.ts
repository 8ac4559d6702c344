import { describe, expect, it } from 'vitest';
import { videoErrors } from '../../../lib/video';

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
