import { expect, it } from 'vitest';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import type { Subject } from '../../../lib/pages/subject';
import { subjectIds } from '../../../lib/pages/subjectIds';

const event = { uid: 'u', start: { local: '2026-05-01T20:00:00' } } as FoundEvent;

it.each<[Subject, object]>([
  [
    { kind: 'video', videoId: 'v' },
    { videoId: 'v', channel: { videoId: 'v' } },
  ],
  [{ kind: 'event', event }, { source: 'uid u' }],
  [{ kind: 'event', event: { ...event, uid: undefined } }, { source: undefined }],
  [
    { kind: 'event', event: { ...event, uid: undefined, url: 'https://venue.example/' } },
    {
      source: 'https://venue.example/ 2026-05-01T20:00:00',
      page: { address: 'https://venue.example/', said: { start: '2026-05-01 20:00' } },
    },
  ],
  [{ kind: 'channel', handle: '@h' }, { channel: { handle: '@h' } }],
  [{ kind: 'playlist', playlistId: 'p' }, {}],
])('the ids of %j', (subject, ids) => expect(subjectIds(subject)).toStrictEqual(ids));
