import { expect, it, vi } from 'vitest';
import { Button } from '../../components/ui/Button';
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
