import { describe, expect, it } from 'vitest';
import {
  findAddress,
  findBlock,
  findLine,
  type ReadingContext,
  readable,
} from '../../../../lib/pages/markup/reading';
import {
  getTypes,
  getValues,
  isEventType,
  propertyName,
  type Thing,
} from '../../../../lib/pages/markup/things';

const base = 'https://venue.example/on/';
const hall = { '@id': '#hall', name: 'Town Hall', url: '/hall' };
const reading: ReadingContext = {
  source: 'json-ld',
  base,
  markup: true,
  resolve: (thing) => (thing['@id'] === '#hall' ? hall : thing),
};
const fromDom: ReadingContext = { ...reading, source: 'microdata', markup: false };

describe('the values of a property', () => {
  it.each<[unknown, unknown[]]>([
    ['a', ['a']],
    ['', ['']],
    [5, [5]],
    [false, [false]],
    [null, []],
    [undefined, []],
    [[], []],
    [['a'], ['a']],
    [
      [['a', null, 'b'], 5],
      ['a', 'b', 5],
    ],
    [{ '@value': 'a' }, ['a']],
    [{ '@list': ['a', 'b'] }, ['a', 'b']],
    [{ '@set': [{ '@value': 'a' }] }, ['a']],
    [{ name: 'a' }, [{ name: 'a' }]],
    [[[[['a']]]], ['a']],
    [[[[[['a']]]]], []],
    [{ '@value': { '@value': { '@value': { '@value': { '@value': 'a' } } } } }, []],
  ])('%j are %j', (value, values) => expect(getValues({ p: value }, 'p')).toStrictEqual(values));

  it('are read to a depth', () => {
    const nested = Array.from({ length: 8 }).reduce<unknown[]>((inner) => ['a', inner], []);
    expect(getValues({ p: nested }, 'p')).toStrictEqual(['a', 'a', 'a', 'a']);
  });

  it('are at most 200', () => {
    expect(getValues({ p: Array.from({ length: 201 }, () => 'a') }, 'p')).toHaveLength(200);
  });

  it('are those of the first property that has any, and not of the prototype', () => {
    expect(getValues({ a: null, b: ['b'], c: 'c' }, 'a', 'b', 'c')).toStrictEqual(['b']);
    expect(getValues({}, 'a', 'constructor')).toStrictEqual([]);
  });
});

it.each([
  ['schema:name', 'name'],
  ['https://schema.org/name', 'name'],
  ['http://schema.org/name', 'name'],
  ['og:name', 'og:name'],
  ['x:schema:name', 'x:schema:name'],
  ['name', 'name'],
])('the property %s is %s', (written, name) => expect(propertyName(written)).toBe(name));

it('types have no prefix', () => {
  const types = ['http://schema.org/MusicEvent', 'schema:Event', 'https://a.example/#Festival', 'Place', 5];
  expect(getTypes({ '@type': types })).toStrictEqual(['MusicEvent', 'Event', 'Festival', 'Place', '']);
});

it.each([
  [['Event'], true],
  [['Place', 'MusicEvent'], true],
  [['Festival'], true],
  [['Hackathon'], true],
  [['CourseInstance'], true],
  [['EventSeries'], true],
  [['Vevent'], true],
  [['DeliveryEvent'], false],
  [['PublicationEvent'], false],
  [['OnDemandEvent'], false],
  [['EventVenue', ''], false],
  [[], false],
])('things of the types %j are events: %s', (types, isEvent) => expect(isEventType(types)).toBe(isEvent));

describe('a text', () => {
  it.each<[unknown, string, string]>([
    ['Rock &amp; <b>Roll</b>\n!', 'Rock & Roll !', 'Rock &amp; <b>Roll</b> !'],
    [12.5, '12.5', '12.5'],
    [Number.POSITIVE_INFINITY, '', ''],
    [Number.NaN, '', ''],
    [true, '', ''],
    [{ name: 'a' }, '', ''],
  ])('%j is one line', (value, decoded, plain) => {
    expect([readable(value, reading, 50), readable(value, fromDom, 50)]).toStrictEqual([decoded, plain]);
  });

  it.each<[Thing, string | undefined]>([
    [{ a: 'A', b: 'B' }, 'A'],
    [{ a: ' ', b: 'B' }, 'B'],
    [{ a: [' ', 'A'] }, 'A'],
    [{ a: { name: ['N', 'M'] } }, 'N'],
    [{ a: { '@id': '#hall' } }, 'Town Hall'],
    [{ a: { url: 'x' }, b: 'B' }, 'B'],
    [{ a: true }, undefined],
    [{}, undefined],
  ])('of %j is %s', (thing, line) => expect(findLine(thing, reading, 50, 'a', 'b')).toBe(line));

  it.each<[Thing, string | undefined]>([
    [{ a: '/x' }, 'https://venue.example/x'],
    [{ a: ' y ' }, 'https://venue.example/on/y'],
    [{ a: 'mailto:x@y.example', b: 'z' }, 'https://venue.example/on/z'],
    [{ a: { '@id': '#hall' } }, 'https://venue.example/hall'],
    [{ a: { contentUrl: '/c', '@id': '/i' } }, 'https://venue.example/c'],
    [{ a: { '@id': '/i' } }, 'https://venue.example/i'],
    [{ a: [5, '/x'] }, 'https://venue.example/x'],
    [{ a: { name: 'N' } }, undefined],
  ])('of %j is the address %s', (thing, address) =>
    expect(findAddress(thing, reading, 'a', 'b')).toBe(address),
  );

  it.each<[Thing, ReadingContext, object | undefined]>([
    [{ a: 'One\n\nTwo' }, reading, { text: 'One\n\nTwo', tree: undefined }],
    [{ a: [5, { name: 'N' }, ' ', 'One'] }, reading, { text: 'One', tree: undefined }],
    [{ a: [{ name: 'N' }, ' ', 'A &amp; B'] }, fromDom, { text: 'A &amp; B', tree: undefined }],
    [{ a: '<p>One</p>' }, reading, { text: 'One', tree: [{ kind: 'paragraph', runs: [{ text: 'One' }] }] }],
    [{ a: { name: 'N' } }, reading, undefined],
    [{ a: ['', '<p> </p>'] }, reading, undefined],
  ])('of %j is the block, row %#', (thing, from, block) =>
    expect(findBlock(thing, from, 'a')).toStrictEqual(block),
  );
});
