import { describe, expect, it } from 'vitest';
import { calendarMethods } from '../../../lib/calendar';
import { bodyToFill, toMethodForm } from '../../../lib/methodForms';
import { findErased } from '../../../lib/methodForms/erased';
import { videoMethods } from '../../../lib/video';

const erased = (id: string, part: string[], body?: object) => {
  const method = videoMethods[id] ?? calendarMethods[id];
  if (method === undefined) throw new Error(`no method ${id}`);
  return findErased(method, { part }, body);
};

describe('an update of the video API erases', () => {
  it('what is left out of the parts that it names, and nothing of other parts', () => {
    const body = { id: 'v', snippet: { title: 'Tides', categoryId: '22', tags: [] } };
    expect(erased('videos.update', ['id', 'snippet'], body)).toEqual([
      'snippet.description',
      'snippet.defaultLanguage',
      'snippet.defaultAudioLanguage',
    ]);
    expect(erased('videos.update', ['recordingDetails'], body)).toContain('recordingDetails.recordingDate');
    expect(
      erased('playlists.update', ['status'], { id: 'p', status: { privacyStatus: 'private' } }),
    ).not.toContain('status.privacyStatus');
  });

  it('a whole part that it names without sending it', () => {
    const branding = erased('channels.update', ['brandingSettings'], { id: 'c' });
    expect(branding).toEqual(
      expect.arrayContaining([
        'brandingSettings.channel.description',
        'brandingSettings.image.bannerExternalUrl',
      ]),
    );
    expect(erased('captions.update', ['snippet'], { id: 't' })).toContain('snippet.isDraft');
    expect(erased('captions.update', ['id'], { id: 't' })).toEqual([]);
  });

  it('the entries of a map that are not sent', () => {
    const localizations = { nl: { title: 'Getijden', description: '' } };
    expect(erased('videos.update', ['localizations'], { id: 'v', localizations })).toEqual([
      'localizations{}',
    ]);
    expect(erased('videos.update', ['localizations'], { id: 'v' })).toEqual(['localizations']);
  });

  const replacing = Object.values(videoMethods).filter(({ reads }) => reads !== undefined);
  it.each(replacing.map((method) => [method.id, method] as const))(
    'every optional field, with %s',
    (_id, method) => {
      const { body = [], parameters } = toMethodForm(method);
      const kind = parameters.find(({ name }) => name === 'part')?.kind;
      const part = kind && 'options' in kind ? kind.options : [];
      const missing = findErased(method, { part }, JSON.parse(bodyToFill(method)));
      const optional = body.filter(
        ({ path, isRequired }) => !isRequired && part.includes(path.split(/[.{]/)[0] ?? ''),
      );
      for (const { path } of optional) expect(missing).toContain(path.split('{}')[0]);
      expect(missing).not.toContain('id');
    },
  );
});

it('an update of the calendar resets what is left out', () => {
  expect(erased('events.update', [], { title: 'Tides', cost: '', status: 'draft' })).toEqual([
    'date',
    'timezone',
    'all_day',
    'image',
    'website',
    'show_map',
    'show_map_link',
    'hide_from_listings',
    'sticky',
    'featured',
    'organizer',
  ]);
  expect(erased('venues.updateBySlug', [], {})).toEqual(['status', 'image', 'show_map', 'show_map_link']);
  expect(erased('tags.update', [], {})).toEqual([]);
});

it.each(['videos.insert', 'events.create', 'playlists.list'])('%s erases nothing', (id) => {
  expect(erased(id, ['snippet', 'status'], {})).toEqual([]);
});
