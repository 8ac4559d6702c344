import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calendarMethods } from '../../../lib/calendar';
import { findShape } from '../../../lib/http/shape';
import { bodyToFill, readParameters, toMethodForm } from '../../../lib/methodForms';
import { videoMethods } from '../../../lib/video';

const methods = Object.entries({ ...videoMethods, ...calendarMethods });
const known = (id: string) => {
  const method = videoMethods[id] ?? calendarMethods[id];
  if (method === undefined) throw new Error(`no method ${id}`);
  return method;
};
const getParameters = (id: string) => toMethodForm(known(id)).parameters;
const parameter = (id: string, name: string) => getParameters(id).find((one) => one.name === name);

describe('a form', () => {
  it('exists for each of the 48 video methods and the 52 pairs of the calendar', () => {
    const pairs = Object.values(calendarMethods).flatMap(({ http }) => http);
    expect(Object.keys(videoMethods)).toHaveLength(48);
    expect(pairs).toHaveLength(52);
  });

  it.each(methods)('of %s has every parameter, those of the path first', (_id, method) => {
    const { parameters } = toMethodForm(method);
    const named = Object.keys(findShape(method.query?.()) ?? {});
    const inPath = [...method.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.map(({ name }) => name).sort()).toEqual([...named].sort());
    expect(parameters.slice(0, inPath.length).map(({ name }) => name)).toEqual(inPath);
    for (const { name, kind, isRequired } of parameters) {
      if ('options' in kind) expect(kind.options.length, name).toBeGreaterThan(0);
      if (inPath.includes(name)) expect(isRequired, name).toBe(true);
    }
  });

  it('has required parameters, choices and limits', () => {
    expect(parameter('playlistItems.list', 'part')).toEqual({
      name: 'part',
      kind: { is: 'choices', options: ['contentDetails', 'id', 'snippet', 'status'] },
      limits: {},
      isRequired: true,
    });
    expect(parameter('playlistItems.list', 'maxResults')?.limits).toEqual({ least: 0, most: 50 });
    expect(parameter('videos.list', 'id')).toMatchObject({ kind: { is: 'list' }, limits: { most: 50 } });
    expect(parameter('channels.list', 'mine')?.kind).toEqual({ is: 'flag' });
    expect(parameter('videos.insert', 'notifySubscribers')?.kind).toEqual({ is: 'truth' });
    expect(parameter('events.list', 'categories')?.kind).toEqual({ is: 'list', takesNumbers: true });
  });

  it('has the members of the body', () => {
    const members = toMethodForm(known('playlistItems.insert')).body ?? [];
    const member = (path: string) => members.find((one) => one.path === path);
    expect(member('snippet.resourceId.videoId')).toMatchObject({ isRequired: true, kind: { is: 'text' } });
    expect(member('snippet.position')).toMatchObject({ isRequired: false, limits: { least: 0 } });
    const paths = toMethodForm(known('videos.update')).body?.map(({ path }) => path);
    expect(paths).toContain('localizations{}.title');
    expect(paths).toContain('recordingDetails.location.latitude');
  });
});

describe('a typed value', () => {
  const read = (id: string, typed: Record<string, string>) => readParameters(getParameters(id), typed);

  it('is converted to the type that the method takes', () => {
    const params = read('videos.list', { part: 'id,snippet', id: ' a, b ,', maxHeight: '72' });
    expect(params).toEqual({ part: ['id', 'snippet'], id: ['a', 'b'], maxHeight: 72 });
    expect(known('videos.list').query?.().safeParse(params)).toMatchObject({ success: true });
    expect(read('channels.list', { mine: 'true', hl: '' })).toEqual({ mine: true });
    expect(read('events.list', { categories: '3, jazz', featured: 'false' })).toEqual({
      categories: [3, 'jazz'],
      featured: false,
    });
  });

  it('stays as typed if it cannot be converted, so that the schema refuses it by name', () => {
    const params = read('videos.list', { part: 'id', chart: 'mostPopular', maxResults: 'many' });
    const parsed = known('videos.list').query?.().safeParse(params);
    expect(parsed?.success ? [] : parsed?.error.issues.map(({ path }) => path[0])).toEqual(['maxResults']);
  });

  it.each(methods.filter(([, { body }]) => body))(
    'the body of %s begins with what is needed, and nothing that it does not know',
    (_id, method) => {
      const text = bodyToFill(method);
      const schema = method.body?.() as unknown as z.core.$ZodType;
      if (text === '') return expect(z.safeParse(schema, undefined).success).toBe(true);
      const parsed = method.body?.().safeParse(JSON.parse(text));
      const codes = parsed?.success ? [] : (parsed?.error.issues.map(({ code }) => code) ?? []);
      // Empty texts have to be filled in, and of some members one is required.
      expect(codes.filter((code) => code === 'unrecognized_keys' || code === 'invalid_type')).toEqual([]);
    },
  );
});
