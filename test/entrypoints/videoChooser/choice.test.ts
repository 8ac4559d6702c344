import { describe, expect, it } from 'vitest';
import { type Choice, createChoice } from '../../../entrypoints/videoChooser/choice';

const name = (at: number) => `video ${at}`;
/** What a page has at one time: some videos of a longer list. */
const page = (from: number, to: number) =>
  new Map(Array.from({ length: to - from }, (_each, at) => [name(from + at), `Title ${from + at}`]));
const chosen = (choice: Choice) => [...choice.chosen.keys()];
const names = (from: number, to: number) => [...page(from, to).keys()];

describe('a range', () => {
  it('reaches over rows that were reused since, in the order in which they were seen', () => {
    const choice = createChoice();
    choice.see(page(0, 12));
    choice.toggle(name(3), false);
    for (let from = 5; from <= 60; from += 5) choice.see(page(from, from + 12));
    choice.toggle(name(42), true);
    expect(chosen(choice)).toEqual(names(3, 43));
    expect(choice.chosen.get(name(20))).toBe('Title 20');
  });

  it('works upwards, over videos that the page put in between, and takes back', () => {
    const choice = createChoice();
    choice.see(page(10, 20));
    choice.see(page(0, 12));
    choice.see(new Map([...page(4, 6), ['between', ''], ...page(6, 8)]));
    choice.toggle(name(8), false);
    choice.toggle(name(4), true);
    expect(chosen(choice)).toEqual([name(8), name(4), name(5), 'between', name(6), name(7)]);
    choice.toggle(name(8), true);
    expect(chosen(choice)).toEqual([]);
  });

  it('to a video that was never seen is this video alone', () => {
    const choice = createChoice();
    choice.see(page(0, 5));
    choice.toggle(name(1), false);
    choice.toggle('elsewhere', true);
    expect(chosen(choice)).toEqual([name(1), 'elsewhere']);
  });

  it('over 9,000 videos seen in steps is found in time', () => {
    const choice = createChoice();
    choice.see(page(0, 30));
    choice.toggle(name(0), false);
    for (let from = 0; from < 9_000; from += 10) choice.see(page(from, from + 30));
    choice.toggle(name(8_999), true);
    expect(choice.chosen.size).toBe(9_000);
  });
});

it('keeps what was chosen on other parts of the page, until it is cleared', () => {
  const choice = createChoice();
  choice.see(page(0, 5));
  choice.toggle(name(1), false);
  choice.addAll(page(100, 103));
  expect(chosen(choice)).toEqual([name(1), ...names(100, 103)]);
  choice.clear();
  expect(choice.chosen.size).toBe(0);
});
