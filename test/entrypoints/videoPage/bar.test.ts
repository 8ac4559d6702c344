import { describe, expect, it } from 'vitest';
import { i18n } from '../../../components/inPage/i18n';
import { pageTexts } from '../../../entrypoints/background/wording/pageTexts';
import { showBar } from '../../../entrypoints/videoPage/bar';
import { type JobView, type Offer, Refusal } from '../../../lib/messages';
import { answer, asked, buttonNamed, click, questions, soon, usePage } from '../../components/inPage/page';

const page = usePage();
const subject = { kind: 'video', videoId: 'Sbx-3_vid01' } as const;
const base = { needs: 'nothing', price: 51, undoable: true } as const;
const inputFor = (playlistTitle: string) => ({
  videoId: subject.videoId,
  playlistId: `PL${playlistTitle}`,
  playlistTitle,
});
const save: Offer = { ...base, action: 'video.save', label: 'Save to Jazz', input: inputFor('Jazz') };
const removeFrom = (title: string): Offer => ({
  ...base,
  action: 'video.remove',
  label: `Remove from ${title}`,
  input: inputFor(title),
});
const job: JobView = {
  jobId: 'one',
  action: 'video.save',
  state: 'done',
  text: 'Saved to Jazz',
  undoable: true,
  at: 1,
};

const actor = { accountId: 'me', service: 'video', name: 'Harbour Hall' } as const;

function show(offers: Offer[], last = [save]): void {
  answer({
    lastSave: () => ({ offers: last, actor }),
    view: () => ({ subject, title: 'Low Tide', offers, actor }),
    act: () => ({ ...job, state: 'waiting' }),
    outcome: () => job,
    seen: () => null,
  });
  showBar(page().layer, subject, page().signal);
}

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
    await soon(() => expect(hasButton('Save to…')).toBe(true));
    expect(hasButton('Save to Jazz')).toBe(false);
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
    expect(barStyle()?.top).toBe('var(--bottom)');
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
