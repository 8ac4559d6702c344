import { describe, expect, it, vi } from 'vitest';
import { useEnglish } from './mounted';
import { states } from './states';

useEnglish();

describe.each(states)('$name', ({ mount }) => {
  it('is reached, every control has a name, and no message is missing', async () => {
    const warn = vi.spyOn(console, 'warn');
    const element = document.createElement('div');
    document.body.append(element);
    const takeDown = await mount(element);
    try {
      for (const control of element.querySelectorAll(
        'button, input:not([hidden]), textarea, select, a[href]',
      ))
        expect(nameOf(control), control.outerHTML).not.toBe('');
      expect(warn).not.toHaveBeenCalled();
    } finally {
      takeDown();
      element.remove();
    }
  });
});

function nameOf(control: Element): string {
  const label = control.id ? document.querySelector(`label[for="${control.id}"]`) : control.closest('label');
  return (control.getAttribute('aria-label') ?? label?.textContent ?? control.textContent ?? '').trim();
}
