import { expect, it, vi } from 'vitest';
import { EditEvent } from '../../../components/event/edit/EditEvent';
import type { Question } from '../../../lib/messages';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { deferred } from '../../deferred';
import { control, shown } from '../controls';
import type { Answers } from '../fakeBackground';
import { mount, questions, useEnglish } from '../mounted';
import { choices, editable, site } from '../samples';

useEnglish();

/** The event after somebody else has changed its price. */
const now = { ...editable, form: { ...editable.form, cost: '99' }, seen: { ...editable.seen, cost: '99' } };
const typed = { ...editable.form, title: 'Typed before' };

async function draw(answers: Answers) {
  const root = mount(<EditEvent eventId={7} accountId={site.accountId} surface="manager" />, {
    choices: () => choices,
    editableEvent: () => now,
    writeDraft: () => null,
    act: () => new Promise(() => undefined),
    ...answers,
  });
  await shown(root, () => root.querySelector('form'));
  return root;
}

it('compares a draft with the event when editing began, not with the current one', async () => {
  const kept = { form: typed, from: editable.form, seen: editable.seen };
  const root = await draw({ readDraft: () => kept });
  expect(root.textContent).toContain('Your unsaved changes are restored.');
  control(root, 'Save')!.click();
  await vi.waitFor(() => expect(questions('act')).toHaveLength(1));
  expect(questions('act')).toMatchObject([
    { action: 'event.edit', input: { seen: editable.seen, from: editable.form, form: typed } },
  ]);
});

it('compares edits without a draft with the event as it was opened', async () => {
  const root = await draw({ readDraft: () => null });
  control(root, 'Save')!.click();
  await vi.waitFor(() => expect(questions('act')).toHaveLength(1));
  expect(questions('act')).toMatchObject([{ input: { seen: now.seen, from: now.form } }]);
});

it('keeps the form while it saves, and shows the refusal beside the button', async () => {
  const job = { jobId: 'one', action: 'event.edit', text: 'Jazz', undoable: false };
  const failure = { reason: 'rest_forbidden', text: 'Your user may not do this.' };
  const ended = deferred();
  const root = await draw({
    readDraft: () => null,
    act: () => ({ ...job, state: 'running' }) as never,
    outcome: async () => {
      await ended.promise;
      return { ...job, state: 'failed', failure } as never;
    },
    seen: () => null,
  });
  const form = root.querySelector('form');
  control(root, 'Save')!.click();
  await vi.waitFor(() => expect(questions('outcome')).toHaveLength(1));
  await shown(root, () => root.querySelector('.form-end .result'));
  expect(root.querySelector('form')).toBe(form);
  ended.resolve();
  const notice = await shown(root, () => root.querySelector('.form-end .notice-bad'));
  expect(notice.textContent).toContain(failure.text);
  expect(root.querySelector('form')).toBe(form);
  await vi.waitFor(() => expect(document.activeElement).toBe(notice));
  expect(root.querySelectorAll('.result')).toHaveLength(1);
});

it('ignores a draft without the event that was edited', async () => {
  const root = await draw({ readDraft: () => typed });
  expect(root.textContent).not.toContain('Your unsaved changes are restored.');
});

it('warns before saving that the event loses its currency, and shows how a price will look', async () => {
  const atRisk = { ...now, isRaw: false, currencyAtRisk: '€', form: { ...now.form, cost: 'EUR 5-10' } };
  const root = await draw({ readDraft: () => null, editableEvent: () => atRisk });
  expect(root.textContent).toContain("Saving removes the event's currency (€)");
  expect(root.textContent).toContain('Shown on your site as: €5 – €10');
});

it.each([
  ['7', 'Shown on your site as: 7€'],
  ['7-12', 'Shown on your site as: 7€ – 12€'],
  ['$7', 'Shown on your site as: $7'],
  ['0', 'Shown on your site as free.'],
])('shows how the price %j will look in the event’s own currency', async (cost, hint) => {
  const currency = { symbol: '€', position: 'postfix', code: 'EUR' } as const;
  const euros = { ...now, form: { ...now.form, cost, currency } };
  const root = await draw({ readDraft: () => null, editableEvent: () => euros });
  expect(root.textContent).toContain(hint);
});

it('sends texts that were not touched as they are stored', async () => {
  const spaced = { ...now, form: { ...now.form, title: ' Jazz ', cost: '5 - 10 ' } };
  const root = await draw({ readDraft: () => null, editableEvent: () => spaced });
  control(root, 'Save')!.click();
  await vi.waitFor(() => expect(questions('act')).toHaveLength(1));
  expect(questions('act')).toMatchObject([{ input: { form: { title: ' Jazz ', cost: '5 - 10 ' } } }]);
});

it('warns before saving that the publication date changes', async () => {
  const draft = { ...now, isRaw: false, dateAtRisk: '2026-05-01' };
  const root = await draw({ readDraft: () => null, editableEvent: () => draft });
  expect(root.textContent).toContain(
    'Saving changes the publication date (May 1, 2026) to the time of saving',
  );
  expect((await draw({ readDraft: () => null })).textContent).not.toContain('publication date');
});

it('warns that a new picture at a private address is left out, but not about the current picture', async () => {
  const held = 'http://10.0.0.7/poster.png';
  const withPicture = { ...now, form: { ...now.form, image: held } };
  const answers = { editableEvent: () => withPicture };
  expect((await draw({ ...answers, readDraft: () => null })).textContent).not.toContain('private network');
  const other = { ...withPicture.form, image: 'http://10.0.0.8/poster.png' };
  const kept = { form: other, from: withPicture.form, seen: now.seen };
  expect((await draw({ ...answers, readDraft: () => kept })).textContent).toContain(
    '(10.0.0.8) is in a private',
  );
});

it('names entries of the event that are not on the first page of the site’s list', async () => {
  const form = {
    ...now.form,
    venue: { id: 901 },
    organizers: [{ id: 902 }],
    categories: [903],
    tags: [904, 905],
  };
  const named = new Map([
    [901, 'Far Lighthouse'],
    [902, 'Keepers'],
    [903, 'Night walks'],
    [904, 'Fog'],
  ]);
  const chosen = ({ ids }: Question<'chosen'>) =>
    ids.flatMap((id) => (named.has(id) ? { id, name: String(named.get(id)) } : []));
  const root = await draw({
    readDraft: () => null,
    editableEvent: () => ({ ...now, form }),
    chosen,
  } as Answers);
  const boxes = () => [...root.querySelectorAll<HTMLInputElement>('[role=combobox]')];
  await vi.waitFor(() => {
    expect(boxes().map(({ value }) => value)).toEqual(expect.arrayContaining(['Far Lighthouse', 'Keepers']));
    const chips = [...root.querySelectorAll('.chip')].map((chip) => chip.firstChild?.textContent);
    expect(chips).toEqual(['Night walks', 'Fog', '#905']);
  });
  // A deleted entry is requested once only; the venue is named in the preview, too.
  expect(questions('chosen')).toHaveLength(4 + 1 + 1);
});

it('formats the selected words of the source by button and key, and sends the rest as it was', async () => {
  const root = await draw({ readDraft: () => null });
  const field = await shown(root, () => root.querySelector<HTMLTextAreaElement>('.event-form textarea'));
  expect(field.value).toBe('With <em>guests</em>');
  field.setSelectionRange(0, 4);
  control(root, 'Bold')!.click();
  await vi.waitFor(() => expect(field.value).toBe('<strong>With</strong> <em>guests</em>'));
  expect(document.activeElement).toBe(field);
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'i', ctrlKey: true, bubbles: true, cancelable: true }),
  );
  const markup = '<strong><em>With</em></strong> <em>guests</em>';
  await vi.waitFor(() => expect(field.value).toBe(markup));
  control(root, 'Save')!.click();
  await vi.waitFor(() =>
    expect(questions('act')).toMatchObject([
      { input: { form: { ...now.form, description: { kind: 'markup', markup } } } },
    ]),
  );
});

it('shows beside each other what the calendar has and what the page has now', async () => {
  const found: FoundEvent = {
    ...{ title: 'Jazz Night', start: { local: '2026-12-05T21:00:00' }, allDay: false, organizers: [] },
    ...{ keywords: [], url: 'https://venue.example/jazz', source: 'text', evidence: {} },
  };
  const root = mount(<EditEvent eventId={7} accountId={site.accountId} surface="manager" found={found} />, {
    choices: () => choices,
    editableEvent: () => now,
    readDraft: () => null,
  });
  const rows = async () =>
    [...(await shown(root, () => root.querySelector('.changed tbody'))).children].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
  expect(await rows()).toEqual(
    expect.arrayContaining([
      ['Starts', expect.stringContaining('8:00'), expect.stringContaining('9:00')],
      ['Website', '–', 'https://venue.example/jazz'],
    ]),
  );
  expect((await rows()).map(([field]) => field)).not.toContain('Price');
});
