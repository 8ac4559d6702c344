import { describe, expect, it, vi } from 'vitest';
import { useEnglish } from './mounted';
import { states } from './states';

useEnglish();

describe.each(states)('$name', ({ mount }) => {
  it('is reached, controls have names, texts from outside their own direction, and no message is missing', async () => {
    const warn = vi.spyOn(console, 'warn');
    const element = document.createElement('div');
    document.body.append(element);
    const takeDown = await mount(element);
    try {
      for (const control of element.querySelectorAll(
        'button, input:not([hidden]), textarea, select, a[href]',
      ))
        expect(nameOf(control), control.outerHTML).not.toBe('');
      expect(findAlike(element)).toEqual([]);
      const live = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
      for (const region of element.querySelectorAll(live))
        expect(region.querySelector(live), `announced twice: ${region.outerHTML.slice(0, 200)}`).toBeNull();
      // A region that has a name is announced with it, and so twice if that says what it holds
      for (const region of element.querySelectorAll<HTMLElement>('[role=status], [role=alert], [role=log]'))
        expect(region.title + (region.ariaLabel ?? ''), region.outerHTML.slice(0, 200)).toBe('');
      // Those of a guide have the heading before them
      for (const table of element.querySelectorAll('table[class]'))
        expect(table.getAttribute('aria-label'), table.outerHTML.slice(0, 200)).toBeTruthy();
      // Isolated texts give the line no direction: it has that of the page
      for (const line of element.querySelectorAll('.one-line, .other-name, .subject-title'))
        expect(line.getAttribute('dir') ?? line.querySelector('bdi'), line.outerHTML).not.toBeNull();
      for (const option of element.querySelectorAll('option'))
        expect(option.dir, option.outerHTML).toBe('auto');
      for (const field of element.querySelectorAll<HTMLInputElement>(
        'input[inputmode=url], input[inputmode=email]',
      ))
        expect(field.dir, field.outerHTML).toBe('ltr');
      // Of these a browser says that they are invalid by rules of its own, before anything is sent
      const judged = 'input[type=url], input[type=email], input[type=tel], input[required], input[pattern]';
      expect(element.querySelector(judged)?.outerHTML).toBeUndefined();
      for (const guide of element.querySelectorAll<HTMLElement>('[lang]'))
        expect(guide.dir, guide.outerHTML.slice(0, 99)).toBe('ltr');
      expect(warn).not.toHaveBeenCalled();
    } finally {
      takeDown();
      element.remove();
    }
  });
});

/**
 * Buttons that sound alike, and so leave open what each belongs to. Chips are shown in their line and in the menu of
 * all; rows of a list have the names that they have.
 */
function findAlike(element: Element): string[] {
  const place = element.querySelector('dialog') ?? element;
  const buttons = [...place.querySelectorAll('button:not(.chip)')].filter((one) => !one.closest('tbody'));
  const sounds = buttons.map((button) => {
    const described = (button.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    const words = described
      .map((one) => one?.textContent)
      .join(' ')
      .trim();
    const description =
      words || (button.getAttribute('aria-description') ?? button.getAttribute('title') ?? '');
    return [nameOf(button), description, button.hasAttribute('aria-expanded') ? 'opens' : ''].join(': ');
  });
  return [...new Set(sounds.filter((sound, at) => sounds.indexOf(sound) !== at))];
}

function nameOf(control: Element): string {
  const label = control.id ? document.querySelector(`label[for="${control.id}"]`) : control.closest('label');
  return (control.getAttribute('aria-label') ?? label?.textContent ?? control.textContent ?? '').trim();
}
