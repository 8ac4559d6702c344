import { expect, it, vi } from 'vitest';
import { Button, ButtonsOf } from '../../components/ui/Button';
import { mount, useEnglish } from './mounted';

useEnglish();

it('a double click on a button is one press, whatever button lay there at the first', () => {
  const pressed = vi.fn();
  const root = mount(<Button onClick={pressed}>Undo</Button>, {});
  const button = root.querySelector('button')!;
  for (const detail of [1, 2, 3]) button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
  expect(pressed).toHaveBeenCalledTimes(1);
  // By the keyboard
  button.dispatchEvent(new MouseEvent('click', { detail: 0, bubbles: true }));
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('buttons with the same label are told apart by what they belong to, before their tool tip', () => {
  const root = mount(
    <ButtonsOf name="Harbour Hall">
      <Button title="50 units">Sign out</Button>
      <ButtonsOf name="Daily quota">
        <Button>Save</Button>
      </ButtonsOf>
    </ButtonsOf>,
    {},
  );
  const described = [...root.querySelectorAll('button')].map((one) => one.getAttribute('aria-description'));
  expect(described).toEqual(['Harbour Hall, 50 units', 'Harbour Hall, Daily quota']);
  expect(mount(<Button>Save</Button>, {}).querySelector('[aria-description]')).toBeNull();
});
