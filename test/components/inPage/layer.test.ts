import { describe, expect, it, vi } from 'vitest';
import { createLayer, element } from '../../../components/inPage/layer';
import { click, cutOff, genuine, pointAt, soon, usePage } from './page';

const page = usePage();

/** The last of our style sheets: what depends on the page. */
const ruleOf = ({ adoptedStyleSheets }: ShadowRoot) =>
  [...(adoptedStyleSheets.at(-1)?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n');

function button() {
  const press = vi.fn();
  const made = page().layer.button('Save', press);
  page().layer.root.append(made);
  return { made, press };
}

describe('a button of ours', () => {
  it('is pressed by a person', () => {
    const { made, press } = button();
    click(made);
    expect(press).toHaveBeenCalledOnce();
  });

  it('is not pressed by a script', () => {
    const { made, press } = button();
    made.click();
    made.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(press).not.toHaveBeenCalled();
  });

  it('is not pressed while another element is under the pointer', () => {
    const { made, press } = button();
    pointAt(document.body);
    click(made);
    pointAt(null);
    click(made);
    expect(press).not.toHaveBeenCalled();
  });

  it('is pressed once by a double click', () => {
    const { made, press } = button();
    click(made);
    click(made, { detail: 2 });
    expect(press).toHaveBeenCalledOnce();
  });

  it('that came under the pointer is not pressed by the second half of a double click', () => {
    const like = button();
    click(like.made);
    const undo = button();
    click(undo.made, { detail: 2 });
    expect(like.press).toHaveBeenCalledOnce();
    expect(undo.press).not.toHaveBeenCalled();
    click(undo.made);
    expect(undo.press).toHaveBeenCalledOnce();
  });

  it('is pressed by key only if it has the focus', () => {
    const { made, press } = button();
    click(made, { detail: 0 });
    expect(press).not.toHaveBeenCalled();
    made.focus();
    click(made, { detail: 0 });
    expect(press).toHaveBeenCalledOnce();
  });

  it('is not pressed by key while another element covers it', () => {
    const { made, press } = button();
    made.focus();
    pointAt(document.body);
    click(made, { detail: 0 });
    expect(press).not.toHaveBeenCalled();
  });

  it('offers a reload after an update of the extension, and does nothing else', () => {
    const { made, press } = button();
    cutOff(() => click(made));
    expect(press).not.toHaveBeenCalled();
    expect(page().layer.root.textContent).toBe(
      'Cuecard was updated and has stopped on this page. Reload the page to continue.Reload page',
    );
  });
});

describe('our element in a page', () => {
  it('does not pass keys pressed in it to the page', () => {
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    const { made } = button();
    made.dispatchEvent(genuine(new KeyboardEvent('keydown', { key: ' ', bubbles: true, composed: true })));
    document.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it('replaces an element of an earlier version, and is removed with its page view', () => {
    const end = new AbortController();
    createLayer('cuecard-buttons', end.signal);
    expect(document.querySelectorAll('cuecard-buttons')).toHaveLength(1);
    end.abort();
    expect(document.querySelectorAll('cuecard-buttons')).toHaveLength(0);
  });

  describe('that the page removes', () => {
    /** Observers of the page and ours have been called when these have. */
    const observed = () => new Promise((resolve) => setTimeout(resolve));

    it('returns, with buttons that act', async () => {
      const { host } = page().layer;
      const { made, press } = button();
      document.documentElement.replaceChildren(document.createElement('body'));
      await soon(() => expect(host.isConnected).toBe(true));
      click(made);
      expect(press).toHaveBeenCalledOnce();
    });

    it('returns into another root element, and again from there', async () => {
      const { host } = page().layer;
      const root = document.documentElement;
      const other = document.createElement('html');
      other.append(document.createElement('body'));
      root.remove();
      document.append(other);
      await soon(() => expect(host.parentNode).toBe(other));
      host.remove();
      await soon(() => expect(host.parentNode).toBe(other));
      other.remove();
      document.append(root);
      await soon(() => expect(host.parentNode).toBe(root));
    });

    it('stays away from a page that removes it again and again', async () => {
      const { host } = page().layer;
      let removed = 0;
      const opponent = new MutationObserver(() => {
        if (!host.isConnected) return;
        removed++;
        host.remove();
      });
      opponent.observe(document.documentElement, { childList: true });
      host.remove();
      await soon(() => expect(removed).toBe(10));
      await observed();
      opponent.disconnect();
      document.documentElement.append('');
      await observed();
      expect([removed, host.isConnected]).toEqual([10, false]);
    });

    it('returns at the next page view, however often the page has removed it', async () => {
      const { host, renew } = page().layer;
      for (let removals = 0; removals < 11; removals++) {
        host.remove();
        await observed();
      }
      expect(host.isConnected).toBe(false);
      renew();
      expect(host.isConnected).toBe(true);
      host.remove();
      await soon(() => expect(host.isConnected).toBe(true));
    });

    it('does not return with a frame, for one that replaced it, or after the page view has ended', async () => {
      const { host, root } = page().layer;
      const frame = element('div', { class: 'frame' });
      root.append(frame);
      host.remove();
      await observed();
      expect(host.isConnected).toBe(false);
      frame.remove();
      const end = new AbortController();
      const newer = createLayer('cuecard-buttons', end.signal);
      await observed();
      expect([host.isConnected, newer.host.isConnected]).toEqual([false, true]);
      end.abort();
      page().end();
      document.documentElement.append('');
      await observed();
      expect([host.isConnected, newer.host.isConnected]).toEqual([false, false]);
    });
  });

  it.each(['click', 'transitionend'])(
    'follows colours that the page switches in its own elements, at the next %s',
    async (type) => {
      const { root } = page().layer;
      const main = document.createElement('main');
      document.body.append(main);
      document.elementsFromPoint = () => [main];
      // The test environment computes no relative colours: what is computed of the probe is what the page paints
      const computed = vi.spyOn(window, 'getComputedStyle');
      const paint = (white: number) =>
        computed.mockReturnValue({
          backgroundColor: `gray ${white}`,
          color: `color(srgb-linear ${white} ${white} ${white})`,
          colorScheme: 'normal',
        } as CSSStyleDeclaration);
      const scheme = () => /color-scheme: ([a-z ]+)/.exec(ruleOf(root))?.[1];

      paint(1);
      main.dispatchEvent(new Event(type));
      await soon(() => expect(scheme()).toBe('light'));
      paint(0);
      main.dispatchEvent(new Event(type));
      await soon(() => expect(scheme()).toBe('dark'));
      computed.mockRestore();
    },
  );

  it('is closed to the page', () => {
    expect(page().layer.host.shadowRoot).toBeNull();
  });

  it('shows markup as text', () => {
    const drawn = element('p', {}, '<img src=x onerror=alert(1)>');
    expect(drawn.children).toHaveLength(0);
    expect(drawn.textContent).toBe('<img src=x onerror=alert(1)>');
  });
});
