import { describe, expect, it } from 'vitest';
import {
  emptyDetails,
  findInvalidFields,
  readDetails,
  toMetadata,
  type UploadDetails,
} from '../../../entrypoints/manager/upload/details';
import { insert } from '../../../lib/video/videos';

const now = Date.parse('2026-11-21T20:00');
const details = (changes: Partial<UploadDetails> = {}): UploadDetails => ({
  ...emptyDetails,
  title: 'Rehearsal',
  madeForKids: false,
  ...changes,
});
const wrong = (changes: Partial<UploadDetails>) => [...findInvalidFields(details(changes), now)];

describe('metadata of a new video', () => {
  it('is a body that the method’s schema accepts', () => {
    const scheduled = details({ visibility: 'scheduled', publishAt: '2026-11-22T08:30', tags: 'a, b' });
    expect(insert.body?.().safeParse(toMetadata(scheduled))).toMatchObject({ success: true });
    expect(wrong({})).toEqual([]);
  });

  it('is private until its date, in the time zone of this computer', () => {
    const { status } = toMetadata(details({ visibility: 'scheduled', publishAt: '2026-11-22T08:30' }));
    const publishAt = new Date('2026-11-22T08:30').toISOString();
    expect(status).toMatchObject({ privacyStatus: 'private', publishAt });
    expect(toMetadata(details({ publishAt: '2026-11-22T08:30' })).status).not.toHaveProperty('publishAt');
  });

  it('names fields that the platform refuses', () => {
    expect(wrong({ title: '<b>' })).toEqual(['title']);
    expect(wrong({ visibility: 'scheduled' })).toEqual(['publishAt']);
    expect(wrong({ visibility: 'scheduled', publishAt: '2026-11-21T19:59' })).toEqual(['publishAt']);
    expect(wrong({ visibility: 'scheduled', publishAt: '2026-11-21T20:01' })).toEqual([]);
    expect(wrong({ defaultLanguage: 'Dutch, I think' })).toEqual(['defaultLanguage']);
    expect(wrong({ defaultLanguage: ' zh-Hant ' })).toEqual([]);
  });

  it('is restored from a draft, and from a draft of an older version', () => {
    const kept = details({ license: 'creativeCommon', embeddable: false });
    expect(readDetails(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(readDetails({ title: 'Old', privacyStatus: 'public' })).toEqual({ ...emptyDetails, title: 'Old' });
    expect(readDetails('text')).toBeUndefined();
  });
});
