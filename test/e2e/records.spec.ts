import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

/** Fills in the form of a record: texts by label, choices, boxes. */
async function fillIn(
  manager: Page,
  texts: Record<string, string>,
  { choices = {}, boxes = {} }: { choices?: Record<string, string>; boxes?: Record<string, boolean> } = {},
): Promise<void> {
  const form = manager.locator('form.manager-form');
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text);
  for (const [label, choice] of Object.entries(choices))
    await form.getByLabel(label, { exact: true }).selectOption(choice);
  for (const [label, isOn] of Object.entries(boxes))
    await form.getByLabel(label, { exact: true }).setChecked(isOn);
}

/** Sends the form of a record, which closes then. */
async function save(manager: Page): Promise<void> {
  await manager.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(manager.locator('form.manager-form')).toHaveCount(0);
}

/** Takes the first picture of the library into the form. */
async function choosePicture(manager: Page): Promise<void> {
  await manager.getByRole('button', { name: 'Media library' }).click();
  await manager.locator('.library-picture').first().click();
  await expect(manager.locator('.site-picture img')).toBeVisible();
}

test('doubles of a venue are found and merged: its events move first, and one undo brings all back', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('site');
  const used = sandbox.calendar.events().find(({ venue }) => venue !== undefined)?.venue as
    | { id: number; venue: string; city: string }
    | undefined;
  const double = sandbox.calendar.addVenue({ venue: `The ${used?.venue}`, city: used?.city ?? '' });
  const moved = sandbox.calendar.addEvent({
    title: 'At the double',
    start_date: '2027-03-01 19:00:00',
    end_date: '2027-03-01 21:00:00',
    status: 'publish',
    venue: double,
  });
  const venueOf = () =>
    (sandbox.calendar.events().find(({ id }) => id === moved)?.venue as { id: number } | undefined)?.id;
  const statusOf = () => sandbox.calendar.venues().find(({ id }) => id === double)?.status;
  const manager = await extension.open('manager.html#records/venue');
  await expect(manager.locator('tbody tr').first()).toBeVisible();
  await manager.getByRole('button', { name: 'Find duplicates' }).press('Enter');
  await manager.getByRole('button', { name: new RegExp(`^Merge….*The ${used?.venue}`) }).press('Enter');
  await manager.getByLabel('Which one stays').selectOption(String(used?.id));
  await expect(manager.getByText('1 event moves to it first.')).toBeVisible();
  await manager.getByRole('button', { name: 'Merge entries' }).press('Enter');
  await expect.poll(statusOf).toBe('trash');
  expect(venueOf()).toBe(used?.id);
  await manager.getByRole('button', { name: /^Undo all…/ }).press('Enter');
  await manager.getByRole('button', { name: /^Undo/ }).first().press('Enter');
  await expect.poll(venueOf).toBe(double);
  expect(statusOf()).toBe('publish');
});

/** Deletes the record of a name; one that cannot come back after its number was typed. */
async function remove(manager: Page, name: string, isForGood = false): Promise<void> {
  await manager.getByRole('row', { name }).getByRole('checkbox').check();
  await manager.getByRole('button', { name: 'Delete…', exact: true }).click();
  if (isForGood) await manager.getByLabel(/^To delete them/).fill('1');
  await manager.getByRole('button', { name: 'Delete 1 entry' }).click();
}

const abroad = { City: 'Hamburg', 'State or province': 'Hamburg', Country: 'Germany' };
const venue = {
  Name: 'Lantern Yard',
  Address: '5 Quay Lane',
  'Postal code': '02110',
  Phone: '+1 555 0107',
  Website: 'https://yard.example/',
  Description: 'By the <b>water</b>.',
};
const organizer = {
  Name: 'Lantern Keepers',
  Email: 'keepers@yard.example',
  Phone: '+1 555 0108',
  Website: 'https://keepers.example/',
  Description: 'They keep lanterns.',
};

test('venues and organizers are created and edited with all their fields, found by address, and deleted', async ({
  connected,
  extension,
  sandbox: { calendar, faults },
}) => {
  await connected('site');
  const manager = await extension.open('manager.html#records/venue/new');
  await manager.setViewportSize({ width: 1280, height: 900 });
  const goTo = (hash: string) => manager.evaluate((to) => location.assign(`#${to}`), hash);
  const venueNow = () => calendar.venues().find(({ venue }) => String(venue).startsWith('Lantern'));
  const organizerNow = () =>
    calendar.organizers().find(({ organizer }) => String(organizer).startsWith('Lantern'));

  await fillIn(
    manager,
    { ...venue, ...abroad },
    { choices: { Status: 'Draft' }, boxes: { 'Show map': false, 'Show map link': false } },
  );
  await choosePicture(manager);
  await save(manager);
  const image = { id: calendar.pictures()[0]?.id };
  const first = { address: '5 Quay Lane', zip: '02110', phone: '+1 555 0107', country: 'Germany', image };
  expect(venueNow()).toMatchObject({
    ...first,
    province: 'Hamburg',
    status: 'draft',
    website: venue.Website,
  });
  expect(venueNow()).toMatchObject({ show_map: false, show_map_link: false });

  const open = () => goTo(`records/venue/${venueNow()?.id}`);
  await open();
  // The row that has just been made is read completely
  await expect(manager.getByLabel('Phone', { exact: true })).toHaveValue(venue.Phone);
  const moved = { Name: 'Lantern Yard North', Address: '6 Quay Lane', 'Postal code': '02111' };
  const home = { City: 'Boston', 'State or province': 'MA', Country: 'United States' };
  await fillIn(
    manager,
    { ...moved, ...home, Phone: '', Website: 'https://north.example/', Description: '' },
    { choices: { Status: 'Published' }, boxes: { 'Show map': true } },
  );
  await save(manager);
  const second = { venue: moved.Name, address: '6 Quay Lane', city: 'Boston', state: 'MA', image };
  expect(venueNow()).toMatchObject({ ...second, status: 'publish', website: 'https://north.example/' });
  expect(venueNow()).toMatchObject({ show_map: true, show_map_link: false });
  await open();
  await manager.getByRole('button', { name: 'Remove', exact: true }).click();
  await save(manager);
  const kept = () => ['image', 'phone', 'description'].filter((name) => name in (venueNow() ?? {}));
  await expect.poll(kept).toEqual([]);

  await goTo('records/organizer/new');
  await fillIn(manager, organizer, { choices: { Status: 'Draft' } });
  await choosePicture(manager);
  await save(manager);
  expect(organizerNow()).toMatchObject({ email: organizer.Email, phone: organizer.Phone, status: 'draft' });
  expect(organizerNow()).toMatchObject({ image });
  await goTo(`records/organizer/${organizerNow()?.id}`);
  await fillIn(
    manager,
    {
      Name: 'Lantern Friends',
      Email: 'friends@yard.example',
      Phone: '1',
      Website: '',
      Description: 'Friends.',
    },
    { choices: { Status: 'Private' } },
  );
  await save(manager);
  expect(organizerNow()).toMatchObject({
    organizer: 'Lantern Friends',
    email: 'friends@yard.example',
    phone: '1',
  });
  expect(organizerNow()).toMatchObject({ status: 'private', image });

  for (const [address, hash] of [
    [venueNow()?.url, `#records/venue/${venueNow()?.id}`],
    [organizerNow()?.url, `#records/organizer/${organizerNow()?.id}`],
    [calendar.events().find(({ status }) => status === 'publish')?.url, '#events/'],
  ]) {
    await manager.keyboard.press('Control+k');
    await manager.getByRole('combobox', { name: 'Go to…' }).fill(String(address));
    await expect(manager.getByRole('dialog').getByRole('option')).toHaveCount(1);
    await manager.keyboard.press('Enter');
    await expect.poll(() => manager.evaluate(() => location.hash)).toContain(hash);
  }

  // Where the wider list of events cannot be read, the list of places that have events decides
  const closed = { code: 'rest_no_route', message: 'No.', data: { status: 404 } };
  faults.set({ method: 'GET', path: '/wp-json/wp/v2/tribe_events', kind: 'body', status: 404, body: closed });
  await goTo('records/venue');
  await remove(manager, 'Lantern Yard North');
  await expect.poll(() => venueNow()?.status).toBe('trash');
  await goTo('records/organizer');
  await remove(manager, 'Lantern Friends');
  await expect.poll(() => organizerNow()?.status).toBe('trash');
});

test('categories and tags are created and edited with all their fields, and deleted', async ({
  connected,
  extension,
  sandbox: { calendar },
}) => {
  await connected('site');
  const music = calendar.categories().find(({ name }) => name === 'Music');
  const manager = await extension.open('manager.html#records/category');
  await manager.setViewportSize({ width: 1280, height: 900 });
  const goTo = (hash: string) => manager.evaluate((to) => location.assign(`#${to}`), hash);
  for (const kind of ['category', 'tag'] as const) {
    const named = (name: string) =>
      calendar[kind === 'category' ? 'categories' : 'tags']().find((term) => term.name === name);
    const below = kind === 'category' ? { choices: { 'Parent category': String(music?.id) } } : {};
    await goTo(`records/${kind}/new`);
    await fillIn(manager, { Name: 'Lanterns', Slug: 'lamps', Description: 'With light.' }, below);
    await save(manager);
    expect(named('Lanterns')).toMatchObject({ slug: 'lamps', description: 'With light.' });
    if (kind === 'category') expect(named('Lanterns')).toMatchObject({ parent: music?.id });
    await goTo(`records/${kind}/${named('Lanterns')?.id}`);
    const above = kind === 'category' ? { choices: { 'Parent category': 'None' } } : {};
    await fillIn(manager, { Name: 'Lights', Slug: 'lights', Description: 'Bright.' }, above);
    await save(manager);
    expect(named('Lights')).toMatchObject({ slug: 'lights', description: 'Bright.' });
    if (kind === 'category') expect(named('Lights')).toMatchObject({ parent: 0 });
    await remove(manager, 'Lights', true);
    await expect.poll(() => named('Lights')).toBeUndefined();
  }
});

test('a category is moved in the tree by keys and by the pointer, and one undo takes a move back', async ({
  connected,
  extension,
  sandbox: { calendar },
}) => {
  await connected('site');
  const lights = calendar.addCategory('Lights');
  const music = calendar.categories().find(({ name }) => name === 'Music');
  const parentOf = () => calendar.categories().find(({ id }) => id === lights)?.parent;
  const manager = await extension.open('manager.html#records/category');
  await manager.setViewportSize({ width: 1280, height: 900 });
  await manager.getByRole('button', { name: 'Tree…' }).click();
  const item = (name: string) => manager.getByRole('treeitem', { name, exact: true });
  await item('Lights').dragTo(item('Music'));
  await expect.poll(parentOf).toBe(music?.id);
  await expect(item('Lights')).toHaveAttribute('aria-level', '2');
  await manager.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(parentOf).toBe(0);
  await expect(item('Lights')).toHaveAttribute('aria-level', '1');
  await expect(manager.getByRole('tree')).not.toHaveAttribute('aria-busy');
  const above = () => calendar.categories().find(({ name }) => name === 'Markets')?.parent;
  await item('Markets').press('Alt+ArrowRight');
  await expect.poll(above).toBe(lights);
  await expect(item('Markets')).toHaveAttribute('aria-level', '2');
  await expect(manager.getByRole('tree')).not.toHaveAttribute('aria-busy');
  await item('Markets').press('Alt+ArrowLeft');
  await expect.poll(above).toBe(0);
});
