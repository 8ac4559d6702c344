// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormEnd } from '../../components/event/FormEnd';
import { mount, useEnglish } from './mounted';
import { shown } from './states';

useEnglish();
afterEach(() => vi.unstubAllGlobals());

interface Seen {
  intersectionRatio: number;
  isVisible: boolean;
}

/** The browser's observer, moved by hand. */
function framed() {
  let tell: (entries: Seen[]) => void = () => {};
  const options = vi.fn();
  class Observer {
    constructor(callback: typeof tell, given: unknown) {
      tell = callback;
      options(given);
    }
    observe() {}
    disconnect() {}
  }
  class Entry {
    readonly isVisible = false;
  }
  Object.defineProperty(Entry.prototype, 'isVisible', { value: false });
  vi.stubGlobal('parent', {});
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('IntersectionObserverEntry', Entry);
  return { tell: (seen: Seen) => tell([seen]), options };
}

function draw() {
  const onSubmit = vi.fn();
  const end = (
    <FormEnd
      status="draft"
      onStatus={() => {}}
      canPublish
      busy={false}
      onSubmit={onSubmit}
      onCancel={undefined}
    />
  );
  const root = mount(end, {});
  const button = () => root.querySelector<HTMLButtonElement>('button')!;
  const isOff = () => button().getAttribute('aria-disabled') === 'true';
  return { root, button, isOff, onSubmit };
}

describe('the final button', () => {
  it('works at once in a page of our own', () => {
    const { button, isOff, onSubmit } = draw();
    expect(isOff()).toBe(false);
    button().click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("works inside somebody else's page only while it is in clear sight", async () => {
    const observer = framed();
    const { root, button, isOff, onSubmit } = draw();
    expect(isOff()).toBe(true);
    await vi.waitFor(() => expect(observer.options).toHaveBeenCalled());
    expect(observer.options.mock.lastCall?.[0]).toMatchObject({ trackVisibility: true, delay: 100 });
    observer.tell({ intersectionRatio: 1, isVisible: false });
    await shown(root, () => (root.textContent?.includes('covers the form') ? root : null));
    button().click();
    expect(onSubmit).not.toHaveBeenCalled();
    observer.tell({ intersectionRatio: 1, isVisible: true });
    await shown(root, () => (isOff() ? null : root));
    button().click();
    expect(onSubmit).toHaveBeenCalledOnce();
    observer.tell({ intersectionRatio: 0.4, isVisible: true });
    await shown(root, () => (isOff() ? root : null));
  });

  it('stays off in a frame where the browser cannot tell', () => {
    vi.stubGlobal('parent', {});
    vi.stubGlobal('IntersectionObserverEntry', class {});
    const { root, button, onSubmit } = draw();
    expect(root.textContent).toContain('cannot tell');
    button().click();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
