import { expect, it } from 'vitest';
import { fromTemplate, moveTo, toSpan, toTemplate } from '../../../components/event/template';
import { editable } from '../samples';

const form = {
  ...editable.form,
  slug: 'jazz',
  publishedAt: '2026-01-01T10:00',
  image: { file: 'a', name: 'b' },
};

it('a template has what events have in common, without the address, the publication and the file of one', () => {
  const template = toTemplate(form);
  expect(template).toMatchObject({ title: 'Jazz Night', cost: '12', start: '2026-12-05T20:00' });
  for (const field of ['slug', 'publishedAt', 'image']) expect(template).not.toHaveProperty(field);
});

it('gives an event on a day the time and length of the template, and sets no day itself', () => {
  const template = toTemplate(form);
  const onDay = fromTemplate(template, { ...form, start: '2027-03-28T19:00' });
  expect(onDay).toMatchObject({ title: 'Jazz Night', start: '2027-03-28T20:00', end: '2027-03-28T22:30' });
  const without = fromTemplate(template, { ...form, start: '' });
  expect(without).not.toHaveProperty('start');
  expect(without).not.toHaveProperty('end');
});

it.each([
  ['2027-05-01', {}, undefined, '2027-05-01T19:00', '2027-05-01T20:30'],
  ['2027-05-01T08:15', {}, undefined, '2027-05-01T08:15', '2027-05-01T09:45'],
  ['2027-05-01', {}, toTemplate(form), '2027-05-01T20:00', '2027-05-01T22:30'],
  ['2027-05-01T08:15', {}, toTemplate(form), '2027-05-01T08:15', '2027-05-01T10:45'],
  [
    '2027-05-01',
    { start: '2027-04-01T23:00', end: '2027-04-02T01:00' },
    toTemplate(form),
    '2027-05-01T23:00',
    '2027-05-02T01:00',
  ],
])(
  'on %s, a form with %j is put there as late and as long as it was, or as its template',
  (on, has, template, start, end) => {
    expect(moveTo(on, has, 90, template && toSpan(template))).toEqual({ start, end });
  },
);
