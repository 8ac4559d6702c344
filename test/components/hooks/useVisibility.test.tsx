import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormEnd } from '../../../components/event/FormEnd';
import { shown } from '../controls';
import { mount, useEnglish } from '../mounted';

useEnglish();
afterEach(() => vi.unstubAllGlobals());

interface Seen {
  intersectionRatio: number;
  isVisible: boolean;
}

/** A fake IntersectionObserver that tests control. */
function framed() {
  let tell: (entries: (Seen & { target: Element })[]) => void = () => {};
  let target: Element;
  const options = vi.fn();
  class Observer {
    constructor(callback: typeof tell, given: unknown) {
      tell = callback;
      options(given);
    }
    observe(element: Element) {
      target = element;
    }
    disconnect() {}
  }
  class Entry {
    readonly isVisible = false;
  }
  Object.defineProperty(Entry.prototype, 'isVisible', { value: false });
  vi.stubGlobal('parent', {});
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('IntersectionObserverEntry', Entry);
  return { tell: (seen: Seen) => tell([{ ...seen, target }]), options };
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

describe('the submit button', () => {
  it('works at once in an extension page', () => {
    const { button, isOff, onSubmit } = draw();
    expect(isOff()).toBe(false);
    button().click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("works inside another site's page only while it is visible", async () => {
    const observer = framed();
    const { root, button, isOff, onSubmit } = draw();
    expect(isOff()).toBe(true);
    await vi.waitFor(() => expect(observer.options).toHaveBeenCalled());
    expect(observer.options.mock.lastCall?.[0]).toMatchObject({ trackVisibility: true, delay: 100 });
    observer.tell({ intersectionRatio: 1, isVisible: false });
    await shown(root, () => (root.textContent?.includes('covers Cuecard') ? root : null));
    button().click();
    expect(onSubmit).not.toHaveBeenCalled();
    // A double click was meant for the cover, so an uncovered button ignores presses for a moment.
    observer.tell({ intersectionRatio: 1, isVisible: true });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    button().click();
    expect(onSubmit).not.toHaveBeenCalled();
    await shown(root, () => (isOff() ? null : root));
    button().click();
    expect(onSubmit).toHaveBeenCalledOnce();
    observer.tell({ intersectionRatio: 0.4, isVisible: true });
    await shown(root, () => (isOff() ? root : null));
  });

  it('ignores presses right after it comes back into view: the page may have moved it under the pointer', async () => {
    const observer = framed();
    const { root, button, isOff, onSubmit } = draw();
    await vi.waitFor(() => expect(observer.options).toHaveBeenCalled());
    observer.tell({ intersectionRatio: 1, isVisible: true });
    await shown(root, () => (isOff() ? null : root));
    observer.tell({ intersectionRatio: 0, isVisible: false });
    await shown(root, () => (isOff() ? root : null));
    observer.tell({ intersectionRatio: 1, isVisible: true });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    button().click();
    expect(onSubmit).not.toHaveBeenCalled();
    // An ignored press is explained.
    await shown(root, () => (root.textContent?.includes('Press it again') ? root : null));
    expect(root.textContent).not.toContain('covers Cuecard');
    await shown(root, () => (isOff() ? null : root));
    button().click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('stays off in a frame if the browser cannot measure visibility', () => {
    vi.stubGlobal('parent', {});
    vi.stubGlobal('IntersectionObserverEntry', class {});
    const { root, button, onSubmit } = draw();
    expect(root.textContent).toContain('cannot tell');
    button().click();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
