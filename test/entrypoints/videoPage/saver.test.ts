import { beforeEach, describe, expect, it, vi } from 'vitest';
import { element } from '../../../components/inPage/layer';
import { createToast } from '../../../components/inPage/toast';
import { followLinks } from '../../../entrypoints/videoPage/saver';
import type { JobView, SubjectView } from '../../../lib/messages';
import {
  answer,
  asked,
  buttonNamed,
  click,
  genuine,
  questions,
  soon,
  usePage,
  videoLink,
} from '../../components/inPage/page';

const page = usePage();
const forget = vi.fn();

const subject = { kind: 'video', videoId: 'Sbx-3_vid01' };
const view: SubjectView = {
  title: 'Low Tide',
  offers: [
    {
      action: 'video.save',
      role: 'save',
      label: 'Save to Jazz',
      needs: 'nothing',
      price: 51,
      undoable: true,
      input: { videoId: 'Sbx-3_vid01', playlistId: 'PLjazz', playlistTitle: 'Jazz' },
    },
  ],
};
const job: JobView = {
  jobId: 'one',
  action: 'video.save',
  state: 'done',
  text: 'Saved to Jazz',
  undoable: true,
  createdAt: 1,
  at: 1,
};

beforeEach(() => {
  answer({
    view: () => view,
    act: () => ({ ...job, state: 'waiting' }),
    outcome: () => job,
    seen: () => null,
  });
  const toast = createToast(page().layer, page().signal);
  followLinks(
    () => page().layer,
    () => toast,
    page().signal,
    forget,
  );
});

const over = (element: Element) =>
  element.dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType: 'mouse' }),
  );
const saver = () => page().layer.root.querySelector('.saver');
const tab = (target: Element, more: KeyboardEventInit = {}) => {
  const event = genuine(
    new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, composed: true, cancelable: true, ...more }),
  );
  target.dispatchEvent(event);
  return event;
};

describe('the button on links', () => {
  it('appears at the video link under the pointer, also over elements within it', () => {
    const link = videoLink('Sbx-3_vid01');
    const picture = document.createElement('img');
    link.append(picture);
    over(picture);
    expect(saver()).not.toBeNull();
    expect(asked).toEqual([]);
  });

  it('does not appear at other links, and disappears when the pointer has left', async () => {
    const other = document.createElement('a');
    other.href = 'https://www.youtube.com/feed/history';
    document.body.append(other);
    over(other);
    expect(saver()).toBeNull();
    over(videoLink('Sbx-3_vid01'));
    over(other);
    await soon(() => expect(saver()).toBeNull());
  });

  it('exists once, and requests nothing when the pointer passes links', () => {
    for (let at = 0; at < 20; at++) over(videoLink(`SbxFind-${100 + at}`));
    expect(page().layer.root.querySelectorAll('.saver')).toHaveLength(1);
    expect(asked).toEqual([]);
  });

  it('saves with one click and shows the result', async () => {
    over(videoLink('Sbx-3_vid01'));
    click(buttonNamed(page(), 'Save this video'));
    await soon(() => expect(page().layer.root.textContent).toContain('Saved to Jazz'));
    expect(questions('act')).toMatchObject([
      { action: 'video.save', input: view.offers[0]?.input, subject, surface: 'overlay' },
    ]);
    await soon(() => expect(questions('seen')).toEqual([{ jobId: 'one' }]));
    expect(forget).toHaveBeenCalledWith('Sbx-3_vid01');
    expect(buttonNamed(page(), 'Undo')).toBeDefined();
  });

  it('is pressed at once when the name of the playlist has come while the pointer was there', async () => {
    over(videoLink('Sbx-3_vid01'));
    const save = buttonNamed(page(), 'Save this video');
    page().layer.root.elementFromPoint = () => save;
    const there = { bubbles: true, composed: true, screenX: 50, clientX: 50, detail: 1 };
    save.dispatchEvent(new PointerEvent('pointermove', there));
    saver()?.dispatchEvent(new PointerEvent('pointerenter'));
    await soon(() => expect(buttonNamed(page(), 'Save to Jazz')).toBe(save));
    save.dispatchEvent(genuine(new PointerEvent('pointerdown', there)));
    save.dispatchEvent(genuine(new MouseEvent('click', there)));
    await soon(() => expect(questions('act')).toHaveLength(1));
  });

  it('saves once if clicked twice', async () => {
    over(videoLink('Sbx-3_vid01'));
    click(buttonNamed(page(), 'Save this video'));
    click(buttonNamed(page(), 'Save this video'));
    await soon(() => expect(page().layer.root.textContent).toContain('Saved to Jazz'));
    expect(questions('act')).toHaveLength(1);
  });

  it('is reached from a link by Tab, and leads back to it', () => {
    const link = videoLink('Sbx-3_vid01');
    vi.spyOn(link, 'matches').mockImplementation((selector) => String(selector) === ':focus-visible');
    link.focus();
    link.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
    expect(tab(link).defaultPrevented).toBe(true);
    // Keys press it at once
    expect(saver()?.hasAttribute('data-new')).toBe(false);
    expect(page().layer.root.activeElement).toBe(buttonNamed(page(), 'Save this video'));
  });

  it('disappears at Escape', () => {
    const link = videoLink('Sbx-3_vid01');
    over(link);
    link.focus();
    tab(link, { key: 'Escape' });
    expect(saver()).toBeNull();
  });

  it('disappears with its menu at Escape if nothing has the focus, but not if a field of the page has', () => {
    over(videoLink('Sbx-3_vid01'));
    click(buttonNamed(page(), 'More actions for this video'));
    const field = document.createElement('input');
    document.body.append(field);
    tab(field, { key: 'Escape' });
    expect(saver()).not.toBeNull();
    tab(document.body, { key: 'Escape' });
    expect(saver()).toBeNull();
  });

  it('disappears when the person goes on to another part of ours, and does not appear below one', () => {
    const link = videoLink('Sbx-3_vid01');
    over(link);
    const panel = element('div', { class: 'corner' });
    page().layer.root.append(panel);
    panel.getBoundingClientRect = () => new DOMRect(900, 600, 100, 100);
    // The test environment knows no layout
    let at = saver();
    page().layer.root.elementFromPoint = () => at;
    over(saver() as Element);
    expect(saver()).not.toBeNull();
    at = panel;
    over(panel);
    expect(saver()).toBeNull();

    over(link);
    expect(saver()).not.toBeNull();
    over(panel);
    panel.getBoundingClientRect = () => new DOMRect(20, 0, 100, 100);
    over(link);
    expect(saver()).toBeNull();
  });

  it('takes no press as soon as it appears, which is meant for what it appeared over', async () => {
    over(videoLink('Sbx-3_vid01'));
    const shown = saver() as Element;
    expect(shown.hasAttribute('data-new')).toBe(true);
    shown.getBoundingClientRect = () => new DOMRect(0, 0, 80, 40);
    // Over what lies below it, the pointer is over it all the same
    const below = document.body.appendChild(document.createElement('p'));
    over(below);
    await soon(() => expect(shown.hasAttribute('data-new')).toBe(false));
    expect(saver()).toBe(shown);
    // By then, it is gone from where the pointer is not
    over(below);
    await soon(() => expect(saver()).toBeNull());
  });

  it('disappears with its page view', () => {
    over(videoLink('Sbx-3_vid01'));
    page().end();
    over(videoLink('Sbx-3_vid02'));
    expect(document.querySelector('cuecard-buttons')).toBeNull();
  });
});
