import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EventForm } from '../../../components/event/EventForm';
import { readableSpan } from '../../../components/event/wallClock';
import { prefill } from '../../../lib/eventReview/prefill';
import type { Failure, EventFormData as Form } from '../../../lib/messages';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { control, shown } from '../controls';
import type { Answers } from '../fakeBackground';
import { mount, questions, typeInto, useEnglish } from '../mounted';
import { choices, doubtfulEvent, event } from '../samples';

useEnglish();

const pier = {
  accountId: 'other',
  service: 'calendar' as const,
  name: 'Pier',
  canCreate: true,
  canPublish: false,
};
const page = { title: 'Jazz Night', address: 'https://venue.example/jazz-night' };
const onSubmit = vi.fn<(form: Form, draftKey: string, as: string, chosen?: FoundEvent) => Promise<unknown>>();
beforeEach(() => onSubmit.mockResolvedValue(true));

async function draw(found: FoundEvent | undefined, answers: Answers = {}, refusal?: Failure) {
  const form = (
    <EventForm event={found} page={page} surface="popup" busy={false} refusal={refusal} onSubmit={onSubmit} />
  );
  const root = mount(form, {
    choices: () => choices,
    readDraft: () => null,
    writeDraft: () => null,
    ...answers,
  });
  await shown(root, () => root.querySelector('form'));
  const field = (label: string) => {
    const found = [...root.querySelectorAll('label')].find((one) => one.textContent?.trim() === label);
    return root.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`)!;
  };
  return { root, field };
}
const sentForm = async () => {
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  return onSubmit.mock.calls[0]![0];
};

describe('the review form', () => {
  it('sends the prefilled values unchanged if nothing was edited', async () => {
    const { root } = await draw(event);
    control(root, 'Save as draft')!.click();
    expect(await sentForm()).toMatchObject({
      title: event.title,
      description: { kind: 'text', text: event.description },
      start: '2026-12-10T19:30',
      end: '2026-12-10T22:00',
      allDay: false,
      timeZone: 'Europe/Oslo',
      venue: { id: 11 },
      organizers: [{ name: 'Quayside Sessions', email: 'hello@quay.example' }],
      status: 'draft',
      cost: '15',
      currency: { symbol: '€', position: 'prefix', code: 'EUR' },
      website: event.url,
      image: event.image,
      categories: [31],
      tags: [41],
      featured: false,
      showMap: true,
      slug: '',
    });
  });

  it('says above the fields what will be on the site, and follows them', async () => {
    const { root, field } = await draw(event);
    const card = root.querySelector('.event-preview')!;
    const lines = () =>
      [...card.querySelectorAll('.event-preview-line')].map(({ textContent }) => textContent);
    expect(lines()).toEqual([
      event.title,
      readableSpan('2026-12-10T19:30', '2026-12-10T22:00', false),
      'Harbour Hall · €15',
      'DraftImage',
    ]);
    expect([...card.querySelectorAll('.badge')].map(({ className }) => className)).toEqual([
      'badge small event-draft',
      'badge small',
    ]);
    await typeInto(field('Title'), '');
    await typeInto(field('Price'), '5-10 CHF');
    await vi.waitFor(() => expect(lines()[2]).toContain('5CHF – 10CHF'));
    expect(lines()[0]).toBe('Untitled');
  });

  it('shows what is in doubt first, with why, and folds what the page states clearly', async () => {
    const found = doubtfulEvent.event;
    const { root, field } = await draw(found);
    const doubts = root.querySelector('.in-doubt')!;
    expect(doubts.querySelector('h3')?.textContent).toBe('To check');
    expect(doubts.textContent).toContain('The source also names: Market Square.');
    for (const name of ['Starts', 'Ends', 'Venue']) expect(doubts.contains(field(name)), name).toBe(true);
    const order = doubts.compareDocumentPosition(field('Title'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const details = field('Price').closest('details')!;
    expect(details.open).toBe(false);
    expect(details.querySelector('summary')?.textContent).toBe(
      'DetailsOrganizers, Description, Price, Website, Image, Categories, Tags',
    );
    // A choice does not move the field to which it belongs
    doubts.querySelector<HTMLInputElement>('input[type=radio]')!.click();
    await vi.waitFor(() => expect(field('Starts').value).toBe('2026-12-10T19:30'));
    expect(doubts.contains(field('Starts'))).toBe(true);
  });

  it('has nothing to check in an event that its page states clearly', async () => {
    const { root } = await draw(event);
    expect(root.querySelector('.in-doubt')).toBeNull();
  });

  it('shows a picture that is on the site in the summary', async () => {
    const image = `${choices.origin}/quay.png`;
    const { root } = await draw({ ...event, image }, { sitePicture: () => null });
    expect(root.querySelector('.event-preview .site-picture')).not.toBeNull();
    expect(root.querySelector('.event-preview')?.textContent).not.toContain('Image');
  });

  it('shows the source of a value until it is changed, and the assumed zone', async () => {
    const { venue: _place, ...placeless } = event;
    const { root, field } = await draw(placeless);
    const title = field('Title');
    const evidence = () => title.getAttribute('aria-describedby');
    const source = root.querySelector(`[id="${evidence()}"]`);
    expect(source?.textContent).toBe('from the page');
    expect(source?.querySelector('[title]')?.getAttribute('title')).toBe(
      "Found in the page's structured data (JSON-LD).",
    );
    expect(root.textContent).toContain("this uses your calendar's, Europe/Oslo");
    await typeInto(title, 'Another title');
    await shown(root, () => (evidence() === null ? root : null));
  });

  it("names the venue's city as the reason for a zone", async () => {
    const venue = { name: 'The Attic', city: 'Osaka', country: 'Japan' };
    const { root } = await draw({ ...event, venue });
    expect(root.textContent).toContain('so this uses that of Osaka, Japan: Asia/Tokyo.');
  });

  it('shows the source text of a time and how it was interpreted', async () => {
    const start = {
      source: 'json-ld',
      written: '2026-12-10T19:30:00 02:00',
      notes: [{ code: 'plusLost', about: '02:00' }],
    } satisfies FoundEvent['evidence'][string];
    const { root, field } = await draw({ ...event, evidence: { start } });
    const evidence = root.querySelector(`[id="${field('Starts').getAttribute('aria-describedby')}"] [title]`);
    expect(evidence?.getAttribute('title')).toBe(
      'The source says “2026-12-10T19:30:00 02:00”. “ 02:00” is read as “+02:00”. ' +
        "Found in the page's structured data (JSON-LD).",
    );
  });

  it('shows no source for an assumed end', async () => {
    const { end: _end, ...endless } = event;
    const { field, root } = await draw(endless);
    const described = root.querySelector(`[id="${field('Ends').getAttribute('aria-describedby')}"]`);
    expect(described?.textContent).toBe(
      'The source gives the end “2026-12-10T22:00”, which is before the start, so this assumes 2 hours, as in your settings.',
    );
  });

  it('asks once for the zone of a calendar that is set to an offset, with the reason', async () => {
    const { venue: _place, ...placeless } = event;
    const kept: string[] = [];
    const { root, field } = await draw(placeless, {
      choices: () => ({ ...choices, timeZone: 'UTC+2' }),
      setSiteZone({ timeZone }) {
        kept.push(timeZone);
        return null;
      },
    });
    expect(field('Time zone').value).toBe('');
    expect(root.textContent).toContain('Your calendar is set to the offset UTC+2.');
    control(root, 'Save as draft')!.click();
    await shown(root, () => (root.textContent?.includes('Choose a time zone.') ? root : null));
    expect(onSubmit).not.toHaveBeenCalled();
    await typeInto(field('Time zone'), 'Athens');
    const option = await shown(root, () => root.querySelector<HTMLElement>('[role="option"]'));
    option?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    option?.click();
    control(root, 'Save as draft')!.click();
    expect((await sentForm()).timeZone).toBe('Europe/Athens');
    expect(kept).toEqual(['Europe/Athens']);
  });

  it('names the settings as the reason for a zone', async () => {
    const usual = { status: 'draft' as const, minutes: 90, timeZone: 'Asia/Tokyo' };
    const { venue: _venue, start, ...rest } = event;
    const { root } = await draw(
      { ...rest, start: { local: start.local } },
      { choices: () => ({ ...choices, usual }) },
    );
    expect(root.textContent).toContain('so this uses the one in your settings, Asia/Tokyo.');
  });

  it('shows an error at the invalid field, focuses it, and sends nothing', async () => {
    const { root, field } = await draw(event);
    await typeInto(field('Title'), '');
    await typeInto(field('Ends'), '2026-12-10T18:00');
    control(root, 'Save as draft')!.click();
    await shown(root, () => (root.querySelectorAll('[aria-invalid]').length === 2 ? root : null));
    expect(root.textContent).toContain('Enter a title for the event.');
    expect(root.textContent).toContain('The end is before the start.');
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Title')));
    expect(onSubmit).not.toHaveBeenCalled();
    await typeInto(field('Ends'), '2026-12-10T23:00');
    await shown(root, () => (root.querySelectorAll('[aria-invalid]').length === 1 ? root : null));
  });

  it.each([
    ['image', { reason: 'rest_invalid_param', field: 'image' }, 'Image'],
    ['file', { reason: 'uploadTooLarge' }, 'Image'],
    ['time', { reason: 'noSuchTime', field: 'start' }, 'Starts'],
    ['price', { reason: 'rest_invalid_param', field: 'cost' }, 'Price'],
  ])(
    'marks the refused %s with the reason and focuses it, until it is changed',
    async (_what, about, label) => {
      const { root, field } = await draw(event, {}, { ...about, text: 'The site refused this.' });
      const refused = field(label);
      await vi.waitFor(() => expect(document.activeElement).toBe(refused));
      expect(root.querySelectorAll('[aria-invalid]')).toHaveLength(1);
      const described = refused.getAttribute('aria-describedby')!.split(' ').at(-1);
      expect(document.getElementById(described!)?.textContent).toBe('The site refused this.');
      await typeInto(refused, label === 'Starts' ? '2026-12-10T19:00' : '');
      await shown(root, () => (root.querySelector('[aria-invalid]') === null ? root : null));
    },
  );

  it('shows why a chosen picture was refused at the picture, whose group opens', async () => {
    const refusal = { reason: 'uploadTooLarge', text: 'The site refused this.' };
    const readDraft = () => ({ image: { file: 'kept', name: 'poster.png' } });
    await draw(event, { readDraft }, refusal);
    await vi.waitFor(() => expect(document.activeElement?.localName).toBe('fieldset'));
    expect(document.activeElement?.textContent).toContain('poster.png');
    expect(document.activeElement?.textContent).toContain('The site refused this.');
    expect(document.activeElement?.closest('details')?.open).toBe(true);
  });

  it('opens a group that was folded over an invalid field', async () => {
    const { root, field } = await draw(event);
    await typeInto(field('Image'), 'no address');
    control(root, 'Save as draft')!.click();
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Image')));
    const group = field('Image').closest('details')!;
    group.open = false;
    document.body.focus();
    control(root, 'Save as draft')!.click();
    await vi.waitFor(() => expect(group.open).toBe(true));
    expect(document.activeElement).toBe(field('Image'));
  });

  it('marks no field for a refusal of the whole event', async () => {
    const { root } = await draw(event, {}, { reason: 'rest_forbidden', text: 'Not allowed.' });
    expect(root.querySelector('[aria-invalid]')).toBeNull();
  });

  it('moves an assumed end with the start, and keeps an end from the source', async () => {
    const { end: _end, ...open } = event;
    const assumed = await draw(open);
    await typeInto(assumed.field('Starts'), '2026-12-12T20:00');
    await shown(assumed.root, () =>
      assumed.field('Ends').value === '2026-12-12T22:00' ? assumed.root : null,
    );
    assumed.root.remove();
    const named = await draw(event);
    await typeInto(named.field('Starts'), '2026-12-10T20:00');
    await shown(named.root, () => (named.field('Starts').value === '2026-12-10T20:00' ? named.root : null));
    expect(named.field('Ends').value).toBe('2026-12-10T22:00');
  });

  it('keeps the times of day while all-day is checked', async () => {
    const { root, field } = await draw(event);
    const box = root.querySelector<HTMLInputElement>('input[type=checkbox]')!;
    box.click();
    await shown(root, () => (field('Starts').type === 'date' ? root : null));
    expect(field('Starts').value).toBe('2026-12-10');
    box.click();
    await shown(root, () => (field('Starts').value === '2026-12-10T19:30' ? root : null));
  });

  it('creates a new venue for a name that the site lacks', async () => {
    const { root, field } = await draw(event);
    await typeInto(field('Venue'), 'The Attic');
    await shown(root, () => (root.textContent?.includes('New venue “The Attic”') ? root : null));
    field('Venue').dispatchEvent(new Event('blur'));
    await shown(root, () => (root.textContent?.includes('Address') ? root : null));
    await typeInto(field('City'), 'Porthaven');
    control(root, 'Save as draft')!.click();
    expect((await sentForm()).venue).toEqual({ name: 'The Attic', city: 'Porthaven' });
  });

  it('shows all organizers of the page in their order, to be moved, removed and added', async () => {
    const organizers = [
      'Quayside Sessions',
      'Friends of the Harbour',
      'quayside sessions',
      'Tide Society',
    ].map((name) => ({ name }));
    const { root, field } = await draw({ ...event, organizers });
    const names = () =>
      [1, 2, 3, 4].map((number) => field(`Organizer ${number}`)?.value).filter((name) => name !== undefined);
    expect(names()).toEqual(['Quayside Sessions', 'Friends of the Harbour', 'Tide Society']);
    control(root, 'Move organizer 3 up')!.click();
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Organizer 2')));
    expect(names()).toEqual(['Quayside Sessions', 'Tide Society', 'Friends of the Harbour']);
    control(root, 'Remove organizer 1')!.click();
    await vi.waitFor(() => expect(names()).toEqual(['Tide Society', 'Friends of the Harbour']));
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Organizer 1')));
    control(root, 'Add an organizer')!.click();
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Organizer 3')));
    // A row without a name is not sent, and no second one is offered
    expect(control(root, 'Add an organizer')).toBeUndefined();
    await typeInto(field('Organizer 1'), '');
    await typeInto(field('Organizer 1'), 'Wexpod Band');
    control(root, 'Save as draft')!.click();
    expect((await sentForm()).organizers).toEqual([{ name: 'Wexpod Band' }, { id: 21 }]);
  });

  it('asks about each new organizer that resembles one of the site', async () => {
    const organizers = ['Tide Society', 'Frends of the Harbour', 'Wexpod Bands'].map((name) => ({ name }));
    const { root } = await draw(
      { ...event, organizers },
      {
        similar: ({ organizers }) => ({
          venues: [],
          organizers: organizers.map(({ name }) => ({
            isSame: false,
            matches: name.startsWith('T') ? [] : [{ id: name.length, name: `${name}?` }],
          })),
        }),
      },
    );
    control(root, 'Save as draft')!.click();
    const known = await shown(root, () => control(root, 'Frends of the Harbour?') ?? null);
    known.click();
    await shown(root, () => (control(root, 'Frends of the Harbour?') ? null : root));
    control(root, "No, it's a different one")!.click();
    await shown(root, () => (control(root, 'Wexpod Bands?') ? null : root));
    control(root, 'Save as draft')!.click();
    expect((await sentForm()).organizers).toEqual([
      { name: 'Tide Society' },
      { id: 21 },
      { name: 'Wexpod Bands', isAnother: true },
    ]);
  });

  it('says where the address of an online event is, as long as it is there', async () => {
    const online = { url: 'https://meet.example/room' };
    const { root, field } = await draw({ ...event, online });
    const said = 'the address is at the end of the description';
    expect(root.textContent).toContain(said);
    expect(field('Description').value).toContain('Online: https://meet.example/room');
    await typeInto(field('Description'), 'Doors at seven.');
    expect(root.textContent).not.toContain(said);
    control(root, 'Save as draft')!.click();
    expect((await sentForm()).description).toEqual({ kind: 'text', text: 'Doors at seven.' });
    root.remove();
    const { url: _own, ...pageless } = event;
    const alone = await draw({ ...pageless, online });
    expect(alone.field('Website').value).toBe(online.url);
    expect(alone.root.textContent).toContain('the address is in “Website”');
  });

  it('sends the keywords of the page, and converts a venue by name for another site', async () => {
    const sites = [...choices.sites, pier];
    const keywords = ['Zydeco', 'Fog'];
    const kept = { ...prefill(event, choices, 'UTC').form, venue: { id: 901 } };
    const { root, field } = await draw(
      { ...event, keywords },
      {
        choices: () => ({ ...choices, sites, tags: [...choices.tags, { id: 777, name: 'Zydeco' }] }),
        chosen: () => [{ id: 901, name: 'Far Lighthouse' }],
        readDraft: () => kept,
        actAs: () => ({}),
      },
    );
    expect(questions('choices')[0]).toEqual({ keywords });
    await vi.waitFor(() => expect(field('Venue').value).toBe('Far Lighthouse'));
    const select = [...root.querySelectorAll('select')].find(({ value }) => value === choices.accountId)!;
    select.value = 'other';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(questions('actAs')).toEqual([{ accountId: 'other' }]));
    // The first site's draft is removed, which the form may do before or after.
    const drafts = questions('writeDraft') as { key: string; value: Form | null }[];
    const moved = drafts.find(({ key }) => key.startsWith('event other'));
    expect(moved?.value?.venue).toEqual({ name: 'Far Lighthouse' });
  });

  it('keeps the further sites as a draft, and says where the event is already', async () => {
    const { root } = await draw(event, {
      choices: () => ({ ...choices, sites: [...choices.sites, pier] }),
      readDraft: ({ key }) => (key.startsWith('alsoOn ') ? ['other', 'gone'] : null),
      sitesWithEvent: () => ['other'],
    });
    const box = () => {
      const boxes = [...root.querySelectorAll<HTMLInputElement>('fieldset input[type=checkbox]')];
      return boxes.find((one) => one.closest('label')?.textContent === 'Pier');
    };
    await vi.waitFor(() => expect(box()?.checked).toBe(true));
    await vi.waitFor(() => expect(root.textContent).toContain('Already on Pier'));
    expect(questions('sitesWithEvent')).toMatchObject([
      { accounts: ['other'], event: { title: event.title } },
    ]);
    box()?.click();
    await vi.waitFor(() => expect(root.textContent).not.toContain('Already on Pier'));
    const forgotten = { key: expect.stringMatching(/^alsoOn event /), value: null };
    await vi.waitFor(() => expect(questions('writeDraft')).toContainEqual(forgotten));
  });

  it('goes to several sites as one bulk task, which says where it is and where not', async () => {
    const closed = { ...pier, accountId: 'closed', name: 'Archive', canCreate: false };
    const lines = {
      done: [
        { jobId: 'j0', label: 'Harbour Hall Calendar', text: '', link: 'https://calendar.example/jazz' },
      ],
      failed: [
        {
          ...{ jobId: 'j1', label: 'Pier', text: '' },
          failure: { kind: 'transient' as const, reason: 'down', text: 'The site does not answer.' },
        },
      ],
    };
    const batch = {
      ...{
        batchId: 'b',
        title: 'Add “Jazz” to 2 sites',
        state: 'done' as const,
        isUndo: false,
        undoable: true,
      },
      ...{ count: 2, done: 1, failed: 1, undone: 0, left: 0, at: 1, endedAt: 2 },
    };
    const { root } = await draw(event, {
      choices: () => ({ ...choices, sites: [...choices.sites, pier, closed] }),
      startBatch: () => null,
      retryBatch: () => null,
      batch: () => batch,
      batchItems: ({ state }) => lines[state as 'done' | 'failed'] ?? [],
    });
    expect(root.textContent).toContain('Your user may not add events on Archive.');
    const boxes = [...root.querySelectorAll<HTMLInputElement>('fieldset input[type=checkbox]')];
    const box = boxes.find((one) => one.closest('label')?.textContent === 'Pier')!;
    box.click();
    [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].at(-1)?.click();
    await vi.waitFor(() => expect(root.textContent).toContain('Your user may not publish on Pier'));
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Publish')!.click();
    await shown(root, () => control(root, 'Retry: Pier') ?? null);
    expect(onSubmit).not.toHaveBeenCalled();
    const [started] = questions('startBatch') as {
      as: string;
      items: { as?: string; input: { form: Form } }[];
    }[];
    expect(started).toMatchObject({ kind: 'addToSites', about: event.title, as: 'site', surface: 'popup' });
    expect(started?.items.map(({ as, input: { form } }) => [as, form.status, form.venue, form.tags])).toEqual(
      [
        [undefined, 'publish', { id: 11 }, [41]],
        ['other', 'pending', { name: 'Harbour Hall' }, []],
      ],
    );
    expect(root.textContent).toContain('The site does not answer.');
    expect(root.querySelector<HTMLAnchorElement>('a[href="https://calendar.example/jazz"]')).not.toBeNull();
    control(root, 'Retry: Pier')!.click();
    await vi.waitFor(() =>
      expect(questions('retryBatch')).toMatchObject([{ batchId: expect.any(String), jobId: 'j1' }]),
    );
  });

  it.each<[string, kept: Form | null]>([
    ['a form that nobody has touched', null],
    ['a draft that was discarded by Start over', { ...emptyForm, title: 'Typed before' }],
  ])('does not take %s to another site', async (_what, kept) => {
    const sites = [...choices.sites, pier];
    // The choices are other objects at each reading
    const { root, field } = await draw(event, {
      choices: () => structuredClone({ ...choices, sites }),
      readDraft: () => kept,
      actAs: () => ({}),
    });
    if (kept) control(root, 'Start over')!.click();
    await shown(root, () => (field('Title').value === event.title ? root : null));
    const select = [...root.querySelectorAll('select')].find(({ value }) => value === choices.accountId)!;
    select.value = 'other';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(questions('actAs')).toEqual([{ accountId: 'other' }]));
    const drafts = questions('writeDraft') as { key: string; value: Form | null }[];
    expect(drafts.filter(({ value }) => value !== null)).toEqual([]);
  });

  it('finds a tag that is not on the first page of the list', async () => {
    const tags = Array.from({ length: 50 }, (_each, place) => ({ id: 100 + place, name: `Tag ${place}` }));
    const { root, field } = await draw(event, {
      choices: ({ query }) => ({ ...choices, tags: query ? [{ id: 777, name: 'Zydeco' }] : tags }),
    });
    await typeInto(field('Tags'), 'zyd');
    const option = await shown(root, () => root.querySelector<HTMLElement>('[role=option]'));
    expect(option.textContent).toContain('Zydeco');
    option.click();
    await shown(root, () => root.querySelector('[aria-label="Tags"] .chip'));
    control(root, 'Save as draft')!.click();
    expect((await sentForm()).tags).toContain(777);
  });

  it('says before typing that the user may not publish, and offers to submit for review', async () => {
    const { root } = await draw(event, { choices: () => ({ ...choices, canPublish: false }) });
    expect(root.textContent).toContain('is not allowed to publish');
    expect(root.textContent).not.toContain('Published');
    [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].at(-1)?.click();
    await shown(root, () => control(root, 'Submit for review') ?? null);
    control(root, 'Submit for review')!.click();
    expect((await sentForm()).status).toBe('pending');
  });

  it('offers neither the page’s picture nor a file if the user may not upload', async () => {
    const { pictures: _none, ...rest } = choices;
    const { root, field } = await draw(event, { choices: () => rest });
    expect(field('Image').value).toBe('');
    expect(root.querySelector('input[type=file]')).toBeNull();
    expect(root.textContent).toContain('is not allowed to upload');
  });

  it('warns that a picture at a private address will be left out', async () => {
    const said = 'is in a private network, so the image will be left out';
    const { root, field } = await draw({ ...event, image: 'http://192.168.1.1:8080/admin.png' });
    expect(root.textContent).toContain(`(192.168.1.1:8080) ${said}`);
    await typeInto(field('Image'), 'https://venue.example/poster.png');
    expect(root.textContent).not.toContain(said);
    await typeInto(field('Image'), 'http://localhost/poster.png');
    expect(root.textContent).toContain(`(localhost) ${said}`);
  });

  it('does not warn about pictures on a site in a private network', async () => {
    const home = { ...choices, origin: 'http://192.168.1.1:8080' };
    const own = { ...event, image: 'http://192.168.1.1:8080/poster.png' };
    const { root } = await draw(own, { choices: () => home });
    expect(root.textContent).not.toContain('private network');
  });

  it('restores the draft, and discards it on request', async () => {
    const kept = { readDraft: () => ({ ...emptyForm, title: 'Typed before' }) };
    const { root, field } = await draw(event, kept);
    expect(field('Title').value).toBe('Typed before');
    control(root, 'Start over')!.click();
    await shown(root, () => (field('Title').value === event.title ? root : null));
    await vi.waitFor(() => expect(questions('writeDraft').at(-1)).toMatchObject({ value: null }));
  });

  it('saves a draft while typing, sent or not', async () => {
    const { root, field } = await draw(event);
    await typeInto(field('Title'), 'Typed now');
    control(root, 'Save as draft')!.click();
    await sentForm();
    const typed = expect.objectContaining({ value: expect.objectContaining({ title: 'Typed now' }) });
    await vi.waitFor(() => expect(questions('writeDraft')).toContainEqual(typed));
  });
});

const emptyForm: Form = {
  title: '',
  description: { kind: 'markup', markup: '' },
  start: '2026-12-10T19:30',
  end: '2026-12-10T20:30',
  allDay: false,
  timeZone: 'UTC',
  venue: null,
  organizers: [],
  status: 'draft',
  cost: '',
  website: '',
  image: '',
  categories: [],
  tags: [],
};

describe('the dates of an event that repeats', () => {
  const series: FoundEvent = {
    ...event,
    start: { local: '2099-03-02T20:00:00' },
    end: { local: '2099-03-02T21:30:00' },
    recurrence: 'FREQ=WEEKLY;COUNT=3',
    uid: 'choir',
  };
  const select = (root: HTMLElement) => root.querySelector('select')!;

  it('are offered, and the chosen one alone is sent', async () => {
    const { root, field } = await draw(series);
    expect(root.textContent).toContain('Which date?');
    expect([...select(root).options].map(({ value }) => value.slice(0, 10))).toEqual([
      '2099-03-02',
      '2099-03-09',
      '2099-03-16',
    ]);
    expect([field('Starts').value, select(root).value]).toEqual(['2099-03-02T20:00', '2099-03-02T20:00:00']);
    select(root).value = '2099-03-09T20:00:00';
    select(root).dispatchEvent(new Event('change', { bubbles: true }));
    await shown(root, () => (field('Starts').value === '2099-03-09T20:00' ? root : null));
    control(root, 'Save as draft')!.click();
    expect(await sentForm()).toMatchObject({ start: '2099-03-09T20:00', end: '2099-03-09T21:30' });
    const [, , , chosen] = onSubmit.mock.lastCall ?? [];
    expect(chosen).toMatchObject({
      start: { local: '2099-03-09T20:00:00' },
      uid: 'choir 2099-03-09T20:00:00',
    });
    expect(chosen).not.toHaveProperty('recurrence');
  });

  it('are not offered if the rule cannot be read, which is said', async () => {
    const { root } = await draw({ ...series, recurrence: 'FREQ=HOURLY' });
    expect(select(root)?.textContent).not.toContain('2026');
    expect(root.textContent).toContain('The page says this event repeats. This adds only the date below.');
  });
});

describe('the choice between readings of a date', () => {
  const open: FoundEvent = {
    ...event,
    start: { local: '2027-04-03T20:00:00' },
    alternatives: [
      { start: { local: '2027-03-04T20:00:00' }, allDay: false, reason: 'dayOrMonth' },
      {
        start: { local: '2027-05-01T00:00:00' },
        end: { local: '2027-05-02T23:59:59' },
        allDay: true,
        reason: 'weekday',
      },
    ],
  };
  delete open.end;
  const radio = (root: HTMLElement, text: string) =>
    [...root.querySelectorAll('label')]
      .find((label) => label.textContent?.includes(text))!
      .querySelector<HTMLInputElement>('input[type=radio]')!;

  it('chooses none by itself, says why, and sends nothing before one is chosen', async () => {
    const { root, field } = await draw(open);
    expect(root.querySelector('legend')?.textContent).toBe('Which day is meant?');
    expect(root.textContent).toContain(
      'The date can be read with the day or the month first. The weekday does not fit the date.',
    );
    expect(root.querySelectorAll('input[name]:checked[type=radio]:not([name=status])')).toHaveLength(0);
    expect(field('Starts').value).toBe('');
    control(root, 'Save as draft')!.click();
    await shown(root, () => (root.querySelector('[aria-invalid]') ? root : null));
    expect(root.textContent).toContain('Choose when the event takes place, or enter when it starts.');
    expect(onSubmit).not.toHaveBeenCalled();
    radio(root, 'Mar 4').click();
    await shown(root, () => (field('Starts').value === '2027-03-04T20:00' ? root : null));
    expect([radio(root, 'Mar 4').checked, radio(root, 'Apr 3').checked]).toEqual([true, false]);
    control(root, 'Save as draft')!.click();
    expect(await sentForm()).toMatchObject({ start: '2027-03-04T20:00', end: '2027-03-04T22:00' });
  });

  it('takes whole days from a reading, and any time that is entered', async () => {
    const { root, field } = await draw(open);
    radio(root, 'May 1').click();
    await shown(root, () => (field('Ends').value === '2027-05-02' ? root : null));
    radio(root, 'Apr 3').click();
    await shown(root, () => (field('Starts').value === '2027-04-03T20:00' ? root : null));
    await typeInto(field('Starts'), '2027-04-04T19:00');
    await shown(root, () => (radio(root, 'Apr 3').checked ? null : root));
    control(root, 'Save as draft')!.click();
    expect(await sentForm()).toMatchObject({ start: '2027-04-04T19:00', end: '2027-04-04T21:00' });
  });

  it('asks for the time alone if the day is clear', async () => {
    const { root } = await draw({
      ...open,
      alternatives: [{ start: { local: '2027-04-03T08:00:00' }, allDay: false, reason: 'halfOfDay' }],
    });
    expect(root.querySelector('legend')?.textContent).toBe('Which time is meant?');
  });
});
