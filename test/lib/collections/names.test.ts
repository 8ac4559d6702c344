import { expect, it } from 'vitest';
import { findNames, toNamedRow } from '../../../lib/collections/names';

const rows = ['Winter tides', 'Été au port', 'The tide', 'Tides', 'Low tide, high tide', 'Portrait'].map(
  (name, at) => toNamedRow(String(at), name),
);
const find = (text: string) => findNames(rows, text).map(({ name }) => name);

it('names that begin with the text come first, then those with a word that does, short ones before long ones', () => {
  expect(find('tide')).toEqual(['Tides', 'The tide', 'Winter tides', 'Low tide, high tide']);
  expect(find('ETE port')).toEqual(['Été au port']);
  expect(find('ide')).toHaveLength(4);
  expect(find('harbour')).toEqual([]);
});

it('few are enough', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => toNamedRow(String(at), `Concert ${at}`));
  expect(findNames(many, 'concert')).toHaveLength(8);
});
