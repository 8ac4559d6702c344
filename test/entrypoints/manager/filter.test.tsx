import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { filterPlain, useFilter } from '../../../components/collection/useFilter';
import { matches } from '../../../components/ui/useListbox';
import { plainLetters } from '../../../lib/shared/plainText';
import { mount, useEnglish } from '../../components/mounted';
import { cpuTime } from '../../lib/cpuTime';

useEnglish();

it.each([
  ['Été à Montréal', 'ete montreal'],
  ['Straße nach Süden', 'STRASSE'],
  ['Strasse', 'straße'],
  ['STRAẞE', 'strasse'],
  ['Οδός στη θάλασσα', 'οδοσ'],
  ['İstanbul', 'istanbul'],
  ['Ｆｕｌｌ width', 'full'],
  ['Live: the band', 'band  LIVE '],
])('%s is found by %s', (title, typed) => {
  expect(matches(title, typed)).toBe(true);
});

it.each([
  ['Été', 'eta'],
  ['A band', 'band live'],
])('%s is not found by %s', (title, typed) => {
  expect(matches(title, typed)).toBe(false);
});

it('letters are decomposed one by one as in a whole text', () => {
  const whole = (text: string) =>
    text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().toUpperCase().trim();
  const text = fc.string({
    unit: fc.constantFrom(...'aßſIıİΣςéﬁ가각½Å ', 'e\u0301', '\u0323', '\u0307', '𝔸', '\ud800'),
  });
  fc.assert(fc.property(text, (one) => plainLetters(one) === whole(one)));
});

const titles = Array.from({ length: 20_000 }, (_, index) => ({
  title: `Vidéo ${index} – ${index % 7 === 0 ? 'Été au Straßenfest' : 'a concert in the park'}, part ${index % 11}`,
}));

it('20,000 rows answer a key press in 50 ms', () => {
  const plain = titles.map(({ title }) => plainLetters(title));
  filterPlain(titles, plain, 'warm');
  const elapsed = cpuTime();
  expect(filterPlain(titles, plain, 'strassenfest ete')).toHaveLength(2_858);
  expect(elapsed()).toBeLessThan(50);
});

it('each text is normalised once, also when rows are added', async () => {
  const toText = vi.fn(({ title }: { title: string }) => title);
  function List({ items, search }: { items: typeof titles; search: string }) {
    return <p>{useFilter(items, toText, search).length}</p>;
  }
  const few = titles.slice(0, 10);
  mount(<List items={few} search="" />, {});
  expect(toText).toHaveBeenCalledTimes(10);
  const root = document.createElement('div');
  const { render } = await import('preact');
  render(<List items={few} search="ete" />, root);
  render(<List items={titles.slice(0, 12)} search="strasse" />, root);
  render(<List items={titles.slice(0, 12)} search="concert" />, root);
  expect(toText).toHaveBeenCalledTimes(22);
  expect(root.textContent).toBe('10');
});
