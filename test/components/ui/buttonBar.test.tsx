import { expect, it } from 'vitest';
import { ButtonBar } from '../../../components/ui/ButtonBar';
import { SkipLink } from '../../../components/ui/SkipLink';
import { control } from '../controls';
import { mount, useEnglish } from '../mounted';

useEnglish();

const draw = (pressed?: string) =>
  mount(
    <ButtonBar class="months" label="Months">
      {['Jan', 'Feb', 'Mar'].map((name) => (
        <button key={name} type="button" aria-pressed={name === pressed}>
          {name}
        </button>
      ))}
    </ButtonBar>,
    {},
  );
const stopOf = (root: HTMLElement) =>
  [...root.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0).map((one) => one.textContent);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

it.each([
  [undefined, 'Jan'],
  ['Feb', 'Feb'],
])('Tab stops at one button of a toolbar, with %s pressed at %s', (pressed, stop) => {
  expect(stopOf(draw(pressed))).toEqual([stop]);
});

it('arrows, Home and End lead to the other buttons, past the last to the first; left, it has its first stop again', () => {
  const root = draw('Feb');
  control(root, 'Feb')?.focus();
  const reached = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
    press(key);
    return document.activeElement?.textContent;
  });
  expect(reached).toEqual(['Mar', 'Jan', 'Mar', 'Jan', 'Mar']);
  expect(stopOf(root)).toEqual(['Mar']);
  control(root, 'Mar')?.blur();
  expect(stopOf(root)).toEqual(['Feb']);
});

it('arrows go to the side that they point to where lines run from right to left', () => {
  const root = draw('Feb');
  document.documentElement.dir = 'rtl';
  try {
    control(root, 'Feb')?.focus();
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('Jan');
  } finally {
    document.documentElement.dir = '';
  }
});

it.each([
  [
    'the row that Tab stops at',
    <ul key="rows" class="long-list">
      <a href="#1" tabIndex={-1}>
        1
      </a>
      <a href="#2" tabIndex={0} id="stop">
        2
      </a>
    </ul>,
  ],
  [
    'the day that Tab stops at',
    <button key="day" type="button" data-day="2026-12-05" tabIndex={0} id="stop" />,
  ],
])('the first stop of a page leads to %s', (_what, list) => {
  const root = mount(
    <>
      <SkipLink />
      <main>
        <button type="button">Before</button>
        {list}
      </main>
    </>,
    {},
  );
  control(root, 'Skip to content')?.click();
  expect(document.activeElement?.id).toBe('stop');
});

it('the first stop of a page without a list leads to its content', () => {
  const root = mount(
    <>
      <SkipLink />
      <main id="stop">
        <button type="button">Before</button>
      </main>
    </>,
    {},
  );
  control(root, 'Skip to content')?.click();
  expect(document.activeElement?.id).toBe('stop');
});
