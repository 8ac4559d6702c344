import { beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '../../../components/inPage/i18n';
import { element } from '../../../components/inPage/layer';
import { createToast } from '../../../components/inPage/toast';
import { pageTexts } from '../../../entrypoints/background/wording/pageTexts';
import { type Bar, createBar } from '../../../entrypoints/videoPage/bar';
import { type JobView, type Offer, Refusal } from '../../../lib/messages';
import {
  answer,
  asked,
  buttonNamed,
  click,
  genuine,
  questions,
  soon,
  usePage,
} from '../../components/inPage/page';
import { deferred } from '../../deferred';

const page = usePage();
const subject = { kind: 'video', videoId: 'Sbx-3_vid01' } as const;
const base = { needs: 'nothing', price: 51, undoable: true } as const;
const inputFor = (playlistTitle: string) => ({
  videoId: subject.videoId,
  playlistId: `PL${playlistTitle}`,
  playlistTitle,
});
const save: Offer = {
  ...base,
  action: 'video.save',
  role: 'save',
  label: 'Save to Jazz',
  input: inputFor('Jazz'),
};
const removeFrom = (title: string): Offer => ({
  ...base,
  action: 'video.remove',
  role: 'remove',
  label: `Remove from ${title}`,
  input: inputFor(title),
});
const job: JobView = {
  jobId: 'one',
  action: 'video.save',
  state: 'done',
  text: 'Saved to Jazz',
  undoable: true,
  createdAt: 1,
  at: 1,
};

const actor = { accountId: 'me', service: 'video', name: 'Harbour Hall' } as const;

const answers = {
  lastSave: () => ({ offers: [], actor }),
  act: () => ({ ...job, state: 'waiting' as const }),
  outcome: () => job,
  seen: () => null,
};

function show(offers: Offer[], last = [save]): void {
  answer({
    ...answers,
    lastSave: () => ({ offers: last, actor }),
    view: () => ({ subject, title: 'Low Tide', offers, actor }),
  });
  bar = createBar(page().layer, page().signal);
  const toast = createToast(page().layer, page().signal);
  bar.show(subject, () => toast, page().signal);
}

let bar: Bar;
const refresh = () => bar.refresh();
const rows = () =>
  [...page().layer.root.querySelectorAll('.tools button')].map(({ textContent }) => textContent);
const answerView = (offers: Offer[]) =>
  answer({ ...answers, view: () => ({ subject, title: '', offers, actor }) });

const handle = () => buttonNamed(page(), 'Cuecard: actions for this page');
const hasButton = (name: string) =>
  [...page().layer.root.querySelectorAll('button')].some((button) => button.textContent === name);

describe('the bar', () => {
  it('saves to the playlist used last with one click, without being opened', async () => {
    show([]);
    await soon(() => expect(hasButton('Save to Jazz')).toBe(true));
    click(buttonNamed(page(), 'Save to Jazz'));
    await soon(() => expect(page().layer.root.textContent).toContain('Saved to Jazz'));
    expect(questions('act')).toMatchObject([{ action: 'video.save', input: save.input, as: 'me' }]);
    expect(hasButton('Undo')).toBe(true);
    expect(questions('view')).toEqual([]);
  });

  it('has no such button if no playlist was used yet, and requests nothing', async () => {
    show([], []);
    await soon(() => expect(asked).toHaveLength(1));
    expect(asked).toMatchObject([{ name: 'lastSave' }]);
    expect(page().layer.root.querySelectorAll('.bar > button')).toHaveLength(1);
  });

  it('offers to remove the video from every playlist that contains it', async () => {
    show([save, removeFrom('Jazz'), removeFrom('Talks')]);
    click(handle());
    await soon(() => expect(hasButton('Remove from Jazz')).toBe(true));
    click(buttonNamed(page(), 'Remove from Talks'));
    await soon(() => expect(questions('act')).toMatchObject([{ input: { playlistId: 'PLTalks' } }]));
  });

  it('does not offer to add a video twice with one click', async () => {
    show([{ ...save, on: true }], []);
    click(handle());
    await soon(() => expect(hasButton('Another playlist…')).toBe(true));
    expect(hasButton('Save to Jazz')).toBe(false);
  });
});

describe('after an action on the video', () => {
  const like: Offer = {
    ...base,
    action: 'video.like',
    role: 'like',
    label: 'Like',
    input: { videoId: subject.videoId },
  };
  const create: Offer = { ...like, action: 'video.saveToNew', label: 'New playlist…', needs: 'newPlaylist' };

  it('elsewhere, the closed bar offers what is left to do, and requests nothing that costs units', async () => {
    show([]);
    await soon(() => expect(hasButton('Save to Jazz')).toBe(true));
    answerView([]);
    refresh();
    await soon(() => expect(hasButton('Save to Jazz')).toBe(false));
    expect(questions('view')).toEqual([]);
  });

  it('elsewhere, the closed bar keeps the button if it offers the same', async () => {
    show([]);
    await soon(() => expect(hasButton('Save to Jazz')).toBe(true));
    const before = buttonNamed(page(), 'Save to Jazz');
    refresh();
    await soon(() => expect(questions('lastSave')).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve));
    expect(buttonNamed(page(), 'Save to Jazz')).toBe(before);
  });

  it('elsewhere, the open bar reads its state again, once for all news of a moment', async () => {
    show([save]);
    click(handle());
    await soon(() => expect(rows()).toContain('Save to Jazz'));
    answerView([{ ...save, on: true }, removeFrom('Jazz')]);
    refresh();
    refresh();
    await soon(() => expect(rows()).toContain('Remove from Jazz'));
    // Those before the answers of this test were replaced are not counted
    expect(questions('view')).toHaveLength(1);
  });

  it('buttons that stay the same are not touched, so that a press under way is not lost, and do what is offered now', async () => {
    show([save, like, create]);
    click(handle());
    await soon(() => expect(hasButton('New playlist…')).toBe(true));
    const [stays, reversed] = ['New playlist…', 'Like'].map((name) => buttonNamed(page(), name));
    const taken: Node[] = [];
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) taken.push(...removedNodes);
    }).observe(page().layer.root, { subtree: true, childList: true });
    answer({
      ...answers,
      view: () => ({
        subject,
        title: '',
        offers: [
          { ...save, on: true },
          removeFrom('Jazz'),
          { ...like, on: true },
          { ...create, needs: 'nothing' },
        ],
        actor,
      }),
    });
    refresh();
    await soon(() => expect(rows()).toContain('Remove from Jazz'));
    expect(buttonNamed(page(), 'New playlist…')).toBe(stays);
    expect(taken).not.toContain(stays);
    // It does not mean the same any more
    expect(taken).toContain(reversed);
    click(buttonNamed(page(), 'New playlist…'));
    await soon(() => expect(questions('act')).toMatchObject([{ action: 'video.saveToNew' }]));
  });

  it('the button takes no second press until what is offered since is shown', async () => {
    show([like]);
    click(handle());
    await soon(() => expect(hasButton('Like')).toBe(true));
    const asking = deferred();
    answer({
      ...answers,
      view: async () => {
        await asking.promise;
        return {
          subject,
          title: '',
          offers: [like, create],
          actor,
        };
      },
    });
    click(buttonNamed(page(), 'Like'));
    await soon(() => expect(page().layer.root.textContent).toContain('Saved to Jazz'));
    click(buttonNamed(page(), 'Like'));
    await soon(() => expect(questions('view')).toHaveLength(1));
    click(buttonNamed(page(), 'Like'));
    asking.resolve();
    await soon(() => expect(hasButton('New playlist…')).toBe(true));
    expect(questions('act')).toHaveLength(1);
    click(buttonNamed(page(), 'Like'));
    await soon(() => expect(questions('act')).toHaveLength(2));
  });

  it('a new playlist begins with its form, not with the list of those that exist', async () => {
    show([save, create]);
    click(handle());
    await soon(() => expect(hasButton('New playlist…')).toBe(true));
    click(buttonNamed(page(), 'New playlist…'));
    click(buttonNamed(page(), 'Another playlist…'));
    await soon(() => expect(questions('openFrame')).toMatchObject([{ subject, isNew: true }, { subject }]));
    expect(questions('openFrame')[1]).not.toHaveProperty('isNew');
  });

  it('the buttons keep their places', async () => {
    show([save, create, removeFrom('Talks'), like]);
    click(handle());
    await soon(() =>
      expect(rows()).toEqual([
        'Save to Jazz',
        'Another playlist…',
        'New playlist…',
        'Remove from Talks',
        'Like',
      ]),
    );
    answerView([{ ...save, on: true }, removeFrom('Jazz'), create, removeFrom('Talks'), like]);
    click(buttonNamed(page(), 'Save to Jazz'));
    await soon(() =>
      expect(rows()).toEqual([
        'Remove from Jazz',
        'Another playlist…',
        'New playlist…',
        'Remove from Talks',
        'Like',
      ]),
    );
  });
});

describe('from view to view', () => {
  const other = { kind: 'video', videoId: 'Sbx-3_vid02' } as const;
  let view: AbortController;
  function goTo(next: typeof subject | typeof other): void {
    view?.abort();
    view = new AbortController();
    const toast = createToast(page().layer, view.signal);
    bar.show(next, () => toast, view.signal);
  }
  beforeEach(() => {
    view = new AbortController();
    bar = createBar(page().layer, page().signal);
  });
  const viewOf = (title: string) => () => ({ subject, title, offers: [removeFrom(title)], actor });

  it('the handle stays, closed, and opens on the next subject', async () => {
    answer({ ...answers, view: viewOf('Jazz') });
    goTo(subject);
    const before = handle();
    click(handle());
    await soon(() => expect(rows()).toContain('Remove from Jazz'));
    answer({ ...answers, view: viewOf('Talks') });
    goTo(other);
    expect(handle()).toBe(before);
    expect([handle().getAttribute('aria-expanded'), rows()]).toEqual(['false', []]);
    click(handle());
    await soon(() => expect(rows()).toContain('Remove from Talks'));
    expect(questions('view')).toMatchObject([{ subject: other }]);
  });

  it('is hidden and closed where there is no subject, and asks nothing', async () => {
    answer({ ...answers, view: viewOf('Jazz') });
    goTo(subject);
    click(handle());
    await soon(() => expect(rows()).toContain('Remove from Jazz'));
    view.abort();
    expect(handle().parentElement?.hidden).toBe(true);
    expect(handle().getAttribute('aria-expanded')).toBe('false');
    bar.refresh();
    await soon(() => expect(questions('lastSave')).toHaveLength(2));
    expect(questions('view')).toHaveLength(1);
    goTo(other);
    expect(handle().parentElement?.hidden).toBe(false);
  });

  it('an answer about the video before adds no button', async () => {
    let tell: (() => void) | undefined;
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    answer({ ...answers, lastSave: () => told.then(() => ({ offers: [save], actor })) });
    goTo(subject);
    await soon(() => expect(questions('lastSave')).toHaveLength(1));
    answer(answers);
    goTo(other);
    tell?.();
    await soon(() => expect(questions('lastSave')).toMatchObject([{ videoId: other.videoId }]));
    await new Promise((resolve) => setTimeout(resolve));
    expect(hasButton('Save to Jazz')).toBe(false);
  });

  it('a result of the view before is not shown, and says nothing of the video that is', async () => {
    let finish: (() => void) | undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const lastSave = () => ({ offers: [save], actor });
    answer({ ...answers, lastSave, outcome: () => finished.then(() => job) });
    goTo(subject);
    await soon(() => expect(hasButton('Save to Jazz')).toBe(true));
    click(buttonNamed(page(), 'Save to Jazz'));
    await soon(() => expect(page().layer.root.querySelector('.toast')).not.toBeNull());
    await soon(() => expect(questions('outcome')).toHaveLength(1));
    goTo(other);
    expect(page().layer.root.querySelector('.toast')).toBeNull();
    finish?.();
    await soon(() => expect(questions('lastSave').at(-1)).toEqual({ videoId: other.videoId }));
    await soon(() => expect(page().layer.root.querySelectorAll('.bar > .primary')).toHaveLength(1));
    expect(page().layer.root.textContent).not.toContain('Saved to Jazz');
    expect(questions('seen')).toEqual([]);
  });
});

describe('Escape', () => {
  /** Whether the page hears it. */
  function pressEscape(target: Element): boolean {
    let isHeard = false;
    const hear = () => {
      isHeard = true;
    };
    document.addEventListener('keydown', hear);
    target.dispatchEvent(
      genuine(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true })),
    );
    document.removeEventListener('keydown', hear);
    return isHeard;
  }
  const isOpen = () => handle().getAttribute('aria-expanded') === 'true';

  it('closes the open bar with the focus in it or nowhere, and is left to the page otherwise', async () => {
    show([save]);
    click(handle());
    await soon(() => expect(rows()).toContain('Save to Jazz'));
    const field = document.createElement('input');
    document.body.append(field);
    expect([pressEscape(field), isOpen()]).toEqual([true, true]);
    expect([pressEscape(document.body), isOpen()]).toEqual([false, false]);
    expect(page().layer.root.activeElement).toBe(handle());
    expect(pressEscape(document.body)).toBe(true);
    click(handle());
    expect([pressEscape(buttonNamed(page(), 'Save to Jazz')), isOpen()]).toEqual([false, false]);
  });

  it('stands behind its handle for Tab, which leads from the open handle into it', async () => {
    show([save]);
    click(handle());
    const [first, second] = page().layer.root.querySelectorAll('.bar > .handle, .bar > .panel');
    expect([first?.className, second?.className]).toEqual(['handle', 'panel']);
  });

  it('leads back to the handle, from which a key leads into the panel', async () => {
    show([save]);
    handle().focus();
    click(handle(), { detail: 0 });
    expect(page().layer.root.activeElement).toBe(handle());
    await soon(() => expect(page().layer.root.activeElement).toBe(buttonNamed(page(), 'Save to Jazz')));
    pressEscape(buttonNamed(page(), 'Save to Jazz'));
    expect([page().layer.root.activeElement, isOpen()]).toEqual([handle(), false]);
    click(handle(), { detail: 0 });
    expect(page().layer.root.activeElement).toBe(buttonNamed(page(), 'Save to Jazz'));
    handle().focus();
    click(handle(), { detail: 0 });
    expect(isOpen()).toBe(false);
  });

  it('leaves the bar open while our dialog is', async () => {
    show([save]);
    click(handle());
    page().layer.root.append(element('div', { class: 'frame' }));
    pressEscape(document.body);
    expect(isOpen()).toBe(true);
  });
});

describe('the place of the bar', () => {
  const barStyle = () => page().layer.root.querySelector<HTMLElement>('.bar')?.style;

  it('is the standard one, or that which the person has chosen', () => {
    show([]);
    expect(barStyle()?.cssText).toBe('');
    i18n.speak(pageTexts({ place: { vertical: 'top', horizontal: 'left', x: 24, y: 40 } }));
    page().layer.root.replaceChildren();
    show([]);
    expect(barStyle()?.top).toMatch(/^var\(--[\w-]+-bottom\)$/);
    expect(barStyle()?.bottom).toBe('auto');
  });

  it('can be changed by a button in its panel, which shows why not', async () => {
    show([]);
    answer({
      moveButton: () => {
        throw new Refusal({ reason: 'notReadable', text: 'The page takes no scripts.' });
      },
    });
    click(buttonNamed(page(), 'Move this button'));
    await soon(() => expect(page().layer.root.textContent).toContain('The page takes no scripts.'));
    expect(questions('moveButton')).toEqual([{}]);
  });
});
