import type { Locator, Page } from '@playwright/test';
import { pick, publish } from './calendarJourney';
import { expect, test } from './harness/test';

/** The form of an event in the manager, and the filters of the list beside it. */

/** Selects words of the description's source, as the pointer does. */
async function selectWords(manager: Page, words: string): Promise<void> {
  const source = manager.getByLabel('Description', { exact: true });
  await source.evaluate((field, words) => {
    if (!(field instanceof HTMLTextAreaElement)) throw new Error('The description is no text area');
    const start = field.value.indexOf(words);
    if (start < 0) throw new Error(`No “${words}” in the description`);
    field.focus();
    field.setSelectionRange(start, start + words.length);
  }, words);
}

/** A picture is drawn, not only named. */
const isDrawn = (picture: Locator) =>
  expect
    .poll(() =>
      picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : undefined)),
    )
    .toBeGreaterThan(0);

test('a new event has an author, a picture of the library and bold words, and its template makes another', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('site');
  const rows = (title: string) => sandbox.calendar.eventRows().filter((row) => row.title === title);
  const [poster] = sandbox.calendar.pictures();
  const editor = sandbox.calendar.users().find(({ login }) => login === 'editor1');
  // More than the form is given at once: the site is searched for the others
  for (let at = 0; at < 50; at++) {
    sandbox.calendar.addVenue({ venue: `Shed ${at}` });
    sandbox.calendar.addOrganizer({ organizer: `Rower ${at}` });
  }
  const manager = await extension.open('manager.html#events/new');
  await manager.setViewportSize({ width: 1280, height: 900 });
  const title = manager.getByLabel('Title', { exact: true });
  const starts = manager.getByLabel('Starts', { exact: true });
  const source = manager.getByLabel('Description', { exact: true });
  const templates = manager.getByRole('button', { name: 'Templates', exact: true });
  await title.fill('Songs by lantern');
  await starts.fill('2027-03-05T20:15');
  await pick(manager, 'Venue', 'Old Pier Hall');
  await source.fill('Bring a lantern, and a scarf.');
  await selectWords(manager, 'lantern');
  await manager.getByRole('button', { name: 'Bold', exact: true }).click();
  await expect(source).toHaveValue('Bring a <strong>lantern</strong>, and a scarf.');

  await manager.getByRole('button', { name: 'Media library' }).click();
  const library = manager.getByRole('region', { name: 'Media library' });
  const choice = library.getByRole('button', { name: 'harbour-poster' });
  await isDrawn(choice.locator('img'));
  await choice.click();
  await expect(manager.getByLabel('Image', { exact: true })).toHaveValue(String(poster?.url));
  // On the card on top, and in the field
  for (const place of [0, 1]) await isDrawn(manager.locator('.event-form .site-picture img').nth(place));
  const card = manager.getByRole('region', { name: 'What will be on the site' });
  await expect(card.locator('.badge')).toHaveText(['Draft']);
  await manager.getByText('Address and publication').click();
  await manager.getByLabel('Author', { exact: true }).selectOption(String(editor?.name));
  await manager.getByLabel('Publication date', { exact: true }).fill('2026-01-05T08:00');

  await templates.click();
  await manager.getByLabel('Name of a new template').fill('By lantern');
  await manager.getByRole('button', { name: 'Save this form as a template' }).click();
  await publish(manager);
  await expect(manager.getByText('“Songs by lantern” added to your calendar')).toBeVisible();
  const content = 'Bring a <strong>lantern</strong>, and a scarf.';
  const kept = { status: 'publish', image: poster?.id, author: editor?.id, content };
  expect(rows('Songs by lantern')).toMatchObject([{ ...kept, date: '2026-01-05 08:00:00' }]);

  await manager.getByRole('button', { name: 'Add another event' }).click();
  await expect(title).toHaveValue('');
  await starts.fill('2027-04-09T10:00');
  await templates.click();
  await manager.getByRole('button', { name: 'By lantern', exact: true }).click();
  await expect(starts).toHaveValue('2027-04-09T20:15');
  await expect(source).toHaveValue(content);
  await title.fill('More songs by lantern');
  await publish(manager);
  await expect(manager.getByText('“More songs by lantern” added to your calendar')).toBeVisible();
  const [me] = sandbox.calendar.users();
  expect(rows('More songs by lantern')).toMatchObject([{ ...kept, author: me?.id }]);
  const events = sandbox.calendar.events().filter((event) => event.title.endsWith('ongs by lantern'));
  expect(events).toMatchObject([
    { start_date: '2027-03-05 20:15:00', end_date: '2027-03-05 22:15:00', venue: { venue: 'Old Pier Hall' } },
    { start_date: '2027-04-09 20:15:00', end_date: '2027-04-09 22:15:00', venue: { venue: 'Old Pier Hall' } },
  ]);

  await manager.evaluate((id) => location.assign(`#events/${id}`), events[1]?.id);
  await expect(title).toHaveValue('More songs by lantern');
  await title.fill('Songs without lanterns');
  await pick(manager, 'Categories', 'Music');
  await pick(manager, 'Tags', 'Family');
  await manager.getByText('Address and publication').click();
  await manager.getByLabel('Excerpt', { exact: true }).fill('In the dark.');
  await manager.getByLabel('Password', { exact: true }).fill('wick');
  await manager.getByLabel('Author', { exact: true }).selectOption(String(editor?.name));
  await manager.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(manager.getByText(/^“Songs without lanterns” saved/)).toBeVisible();
  const changed = { ...kept, excerpt: 'In the dark.', password: 'wick' };
  expect(rows('Songs without lanterns')).toMatchObject([changed]);
  const [edited] = sandbox.calendar.events().filter((event) => event.title === 'Songs without lanterns');
  expect(edited).toMatchObject({ categories: [{ name: 'Music' }], tags: [{ name: 'Family' }] });
});

test('words of a description are made bold, and nothing else of the stored event changes', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('site');
  const description = [
    '<!-- wp:paragraph {"align":"center"} -->',
    '<p class="has-text-align-center">Fish &amp; chips,  5 - 10 &#8364;&nbsp;each</p>',
    '<!-- /wp:paragraph -->',
    '',
    '[gallery ids="1,2" link=\'file\']',
    'A <b>plain</b> line<br>and <em class=x>another</em> one…',
  ].join('\n');
  const [pier] = sandbox.calendar.venues();
  const id = sandbox.calendar.addEvent({
    title: 'Fish & chips – "5 - 10"',
    description,
    excerpt: 'Short &amp; sweet',
    slug: 'fish-and-chips',
    start_date: '2027-02-05 18:00:00',
    end_date: '2027-02-05 20:30:00',
    date: '2026-01-20 08:15:30',
    website: 'https://fish.example/?a=1&b=2',
    venue: pier?.id,
    organizer: sandbox.calendar
      .organizers()
      .map((organizer) => organizer.id)
      .reverse(),
    categories: sandbox.calendar.categories().map((category) => category.id),
    tags: sandbox.calendar.tags().map((tag) => tag.id),
    image: String(sandbox.calendar.pictures()[0]?.id),
    featured: true,
    sticky: true,
    hide_from_listings: true,
    show_map: true,
    author: '3',
  });
  sandbox.calendar.setCost(id, { cost: '5 - 10', symbol: '£', position: 'postfix', code: 'GBP' });
  const row = () => sandbox.calendar.eventRows().find((row) => row.id === id);
  const { modified, modifiedUtc, revised, ...before } = row() ?? {};
  const manager = await extension.open(`manager.html#events/${id}`);
  await expect(manager.getByLabel('Description', { exact: true })).toHaveValue(description);
  await selectWords(manager, 'A <b>plain</b> line');
  await manager.getByRole('button', { name: 'Italic', exact: true }).click();
  // A search in the library is no way to save
  await manager.getByRole('button', { name: 'Media library' }).click();
  const library = manager.getByRole('region', { name: 'Media library' });
  await library.getByRole('textbox').fill('harbour');
  await library.getByRole('textbox').press('Enter');
  await isDrawn(library.getByRole('button', { name: 'harbour-poster' }).locator('img'));
  expect(row()).toMatchObject(before);
  await manager.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(manager.getByText(/^“Fish & chips.* saved/)).toBeVisible();
  const content = description.replace('A <b>plain</b> line', '<em>A <b>plain</b> line</em>');
  const { modified: _at, modifiedUtc: _utc, revised: _revised, ...after } = row() ?? {};
  expect(after).toEqual({ ...before, content });
});

test('filters of the menu are chips, stand in the address, and are cleared', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('site');
  const square = sandbox.calendar.venues().find(({ venue }) => venue === 'Market Square');
  const festival = sandbox.calendar.events().find(({ title }) => title === 'Town festival');
  const day = String(festival?.start_date).slice(0, 10);
  const manager = await extension.open('manager.html#events');
  await manager.setViewportSize({ width: 1280, height: 900 });
  const titles = manager.locator('tbody .collection-name');
  const count = sandbox.calendar.events().length;
  const hash = () => manager.evaluate(() => location.hash);
  const query = async () => new URLSearchParams((await hash()).split('?')[1]);
  await expect(titles).toHaveCount(count);

  await manager.getByRole('button', { name: /^Filters/ }).click();
  await manager.getByRole('combobox', { name: 'Venue', exact: true }).selectOption(`venue-${square?.id}`);
  await expect(titles).toHaveCount(2);
  const from = manager.getByLabel('From', { exact: true });
  await from.fill(day);
  await expect(titles).toHaveCount(1);
  await manager.keyboard.press('Escape');
  await expect(from).toHaveCount(0);
  const chips = manager.getByRole('toolbar', { name: 'Filters', exact: true });
  const venueChip = chips.getByRole('button', { name: 'Market Square' });
  const dayChip = chips.getByRole('button', { name: /^From/ });
  await expect(venueChip).toHaveAttribute('aria-pressed', 'true');
  await expect(dayChip).toBeVisible();
  expect(Object.fromEntries(await query())).toEqual({
    show: `upcoming venue-${square?.id}`,
    'has.from': day,
  });

  await manager.reload();
  await expect(titles).toHaveText(/Town festival/);
  await dayChip.click();
  await expect(titles).toHaveCount(2);
  await expect(venueChip).toBeVisible();

  // A day that is emptied leaves no chip
  await manager.getByRole('button', { name: /^Filters/ }).click();
  await from.fill(day);
  await expect(dayChip).toBeVisible();
  await from.fill('');
  await expect(titles).toHaveCount(2);
  await expect(dayChip).toHaveCount(0);
  await manager.keyboard.press('Escape');

  await manager.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(titles).toHaveCount(count);
  await expect(venueChip).toHaveCount(0);
  expect(await hash()).toBe('#events');
  await manager.evaluate(() => history.back());
  await expect(titles).toHaveCount(2);
  await expect(venueChip).toHaveAttribute('aria-pressed', 'true');
});
