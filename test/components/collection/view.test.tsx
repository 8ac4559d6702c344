import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CollectionView } from '../../../components/collection/CollectionView';
import type { CollectionDeclaration } from '../../../components/collection/declared';
import type { RowsFile } from '../../../components/collection/files';
import type { CollectionState } from '../../../components/collection/useCollection';
import type { ViewSettings } from '../../../lib/messages';
import { pointAt } from '../controls';
import { key, mount, typeInto, useEnglish } from '../mounted';

useEnglish();
afterEach(() => history.replaceState(null, '', '#'));

interface Ship {
  id: string;
  notes: string;
}
const ships: Ship[] = ['Ada', 'Bertha', 'Clara', 'Dora'].map((id, at) => ({
  id,
  notes: at % 2 ? 'Été' : 'Hiver',
}));
const declared: CollectionDeclaration<Ship> = {
  label: 'Ships',
  toId: ({ id }) => id,
  toName: ({ id }) => id,
  toText: ({ id }) => id,
  columns: [
    { id: 'name', label: 'Name', width: 100, isFlexible: true, sortBy: ({ id }) => id, draw: ({ id }) => id },
    { id: 'notes', label: 'Notes', width: 80, sortBy: ({ notes }) => notes, draw: ({ notes }) => notes },
    { id: 'rig', label: 'Rig', width: 80, isOptional: true, draw: () => 'sloop' },
  ],
  filters: [{ id: 'a', label: 'With a', group: 'a', matches: ({ id }) => id.endsWith('a') }],
  textFilters: [{ id: 'notes', label: 'Notes contain', toText: ({ notes }) => notes }],
  tile: { picture: () => null, detail: ({ notes }) => notes },
  layouts: [
    {
      id: 'count',
      label: 'Count',
      icon: 'calendar',
      Content: ({ selection }) => <p>{`${selection.items.length} ships`}</p>,
    },
  ],
  sort: 'name',
  rowHeight: 40,
};
const state: CollectionState<Ship> = {
  rows: ships,
  view: { accountId: 'one', price: 1, readAt: 1 },
  again: async () => undefined,
  read: () => {},
};

let kept: ViewSettings;
function open(
  hash: string,
  details?: string,
  more?: Partial<CollectionDeclaration<Ship>>,
  files: RowsFile<Ship>[] = [],
  adding?: { label: string; hash: string },
) {
  location.hash = hash;
  return mount(
    <CollectionView
      declared={{ ...declared, ...more }}
      state={state}
      files={files}
      whenEmpty="None"
      adding={adding}
      path="ships"
      open={details}
      details={details && <p>About {details}</p>}
      actions={({ chosen }) => <b>{chosen.map(({ id }) => id).join()}</b>}
    />,
    {
      viewSettings: () => kept,
      changeView: ({ columns, widths = kept.widths, save, remove }) => {
        const saved = [...kept.saved.filter(({ name }) => name !== remove), ...(save ? [save] : [])];
        kept = { columns: columns === undefined ? kept.columns : (columns ?? undefined), widths, saved };
        return kept;
      },
    },
  );
}
beforeEach(() => {
  kept = { widths: {}, saved: [] };
});
const pressed = (name: string, shiftKey = false) => {
  const event = new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
};
const focused = () => vi.waitFor(() => document.activeElement?.textContent?.trim());
const drawn = (root: HTMLElement) =>
  [...root.querySelectorAll('tbody a, .tile a')].map((link) => link.textContent?.trim());

describe.each(['ships', 'ships?as=grid'])('the keys of %s', (hash) => {
  it('go through the rows, select, and clear, wherever the focus is', async () => {
    const root = open(hash);
    await vi.waitFor(() => expect(drawn(root)).toHaveLength(4));
    pressed('j');
    await vi.waitFor(async () => expect(await focused()).toBe('Ada'));
    pressed('j');
    await vi.waitFor(async () => expect(await focused()).toBe('Bertha'));
    pressed('x');
    await vi.waitFor(() => expect(root.querySelector('b')?.textContent).toBe('Bertha'));
    pressed('End');
    await vi.waitFor(async () => expect(await focused()).toBe('Dora'));
    pressed('X', true);
    await vi.waitFor(() => expect(root.querySelector('b')?.textContent).toBe('Bertha,Clara,Dora'));
    pressed('k');
    await vi.waitFor(async () => expect(await focused()).toBe('Clara'));
    pressed('Escape');
    await vi.waitFor(() => expect(root.querySelector('b')).toBeNull());
    pressed('*');
    await vi.waitFor(() => expect(root.querySelector('b')?.textContent).toBe('Ada,Bertha,Clara,Dora'));
  });

  it('leave Space to a button of a row, which it presses', async () => {
    const root = open(hash);
    await vi.waitFor(() => expect(drawn(root)).toHaveLength(4));
    const row = root.querySelector('[data-index="0"]');
    row?.querySelector('a')?.focus();
    expect(pressed(' ').defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(root.querySelector('b')?.textContent).toBe('Ada'));
    row?.appendChild(document.createElement('button')).focus();
    expect(pressed(' ').defaultPrevented).toBe(false);
    expect(root.querySelector('b')?.textContent).toBe('Ada');
  });

  it('add a row where the section can, and say so in their list', async () => {
    const adding = { label: 'New ship', hash: '#ships/new' };
    const root = open(hash, undefined, {}, [], adding);
    await vi.waitFor(() => expect(drawn(root)).toHaveLength(4));
    pressed('?');
    const keys = () => [...root.querySelectorAll('.keys > div')].map(({ textContent }) => textContent);
    await vi.waitFor(() => expect(keys()).toContain('nNew ship'));
    root.querySelector<HTMLElement>('dialog button')?.click();
    await vi.waitFor(() => expect(root.querySelector('dialog')).toBeNull());
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
    expect(location.hash).toBe('#ships/new');
  });

  it('are those of a text field while one types, and of nothing in a dialog', async () => {
    const root = open(hash);
    await vi.waitFor(() => expect(drawn(root)).toHaveLength(4));
    pressed('/');
    const search = root.querySelector<HTMLInputElement>('input[type=text]')!;
    expect(document.activeElement).toBe(search);
    for (const name of ['j', 'x', '*', '/', '?', 'v', 'Escape'])
      expect(pressed(name).defaultPrevented).toBe(false);
    expect(root.querySelector('b')).toBeNull();
    search.blur();
    pressed('?');
    await vi.waitFor(() =>
      expect(root.querySelector('dialog')?.textContent).toContain('Next or previous row'),
    );
    const inDialog = root.querySelector<HTMLElement>('dialog button')!;
    expect(key(inDialog, 'x').defaultPrevented).toBe(false);
  });
});

it('only the row that has the pointer or the focus has buttons; each has its menu', async () => {
  const root = open('ships', undefined, { rowActions, rowButtons: 1 });
  await vi.waitFor(() => expect(drawn(root)).toHaveLength(4));
  const buttons = () => [...root.querySelectorAll('.row-actions')].map(({ textContent }) => textContent);
  const [ada, bertha] = root.querySelectorAll<HTMLElement>('[data-index]');
  expect(buttons()).toEqual([]);
  expect(root.querySelectorAll('.collection-row .menu')).toHaveLength(4);
  pointAt(ada);
  await vi.waitFor(() => expect(buttons()).toEqual(['Paint “Ada”']));
  ada?.dispatchEvent(new PointerEvent('pointerleave'));
  await vi.waitFor(() => expect(buttons()).toEqual([]));
  bertha?.querySelector('a')?.focus();
  await vi.waitFor(() => expect(buttons()).toEqual(['Paint “Bertha”']));
  bertha?.querySelector<HTMLElement>('.row-actions button')?.focus();
  bertha?.querySelector<HTMLElement>('.menu button')?.click();
  await vi.waitFor(() =>
    expect(root.querySelector('.menu-content')?.textContent).toBe('Paint “Bertha”Sink “Bertha”'),
  );
  expect(buttons()).toEqual(['Paint “Bertha”']);
});

it('a table that has no room for buttons in a column of their own has menus alone', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const root = open('ships', undefined, { rowActions, rowButtons: 1 });
  await vi.waitFor(() => expect(drawn(root)).toHaveLength(4));
  const [ada] = root.querySelectorAll<HTMLElement>('[data-index]');
  pointAt(ada);
  ada?.querySelector('a')?.focus();
  expect(document.activeElement?.textContent).toBe('Ada');
  expect(root.querySelectorAll('.collection-row .menu')).toHaveLength(4);
  expect(root.querySelectorAll('.row-actions')).toHaveLength(0);
});

it('what is shown, or selected, is exported from a menu with all kinds of files', async () => {
  const saved = vi.fn();
  const files = ['CSV', 'JSON'].map((kind) => ({
    name: `ships.${kind.toLowerCase()}`,
    type: 'text/plain',
    label: (count: number) => `Export ${count} as ${kind}`,
    write: async (rows: readonly Ship[]) => {
      saved(kind, rows.length);
      throw new Error('full');
    },
  }));
  const root = open('ships', undefined, {}, files);
  await vi.waitFor(() => expect(drawn(root)).toHaveLength(4));
  const menu = () => [...root.querySelectorAll('.menu-content button')].map(({ textContent }) => textContent);
  buttonIn(root)('Export')?.click();
  await vi.waitFor(() => expect(menu()).toEqual(['Export 4 as CSV', 'Export 4 as JSON']));
  buttonIn(root)('Export 4 as JSON')?.click();
  await vi.waitFor(() => expect(root.querySelector('.live-toast .notice-bad')).not.toBeNull());
  expect(saved.mock.calls).toEqual([['JSON', 4]]);
  expect(menu()).toEqual([]);
  root.querySelector<HTMLElement>('tbody input')?.click();
  buttonIn(root)('Export')?.click();
  await vi.waitFor(() => expect(menu()).toEqual(['Export 1 as CSV', 'Export 1 as JSON']));
});

it('has no pane, nor a way back from it, where a section has no details to show', async () => {
  const root = open('ships', '');
  await vi.waitFor(() => expect(drawn(root)).toHaveLength(4));
  expect(root.querySelector('.collection-details')).toBeNull();
});

const rowActions = () => [
  { id: 'paint', icon: 'edit' as const, isButton: true, label: 'Paint', run: () => {} },
  { id: 'sink', icon: 'trash' as const, label: 'Sink', run: () => {} },
];

const buttonIn = (root: HTMLElement) => (name: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.trim().startsWith(name));
const headings = (root: HTMLElement) =>
  [...root.querySelectorAll('th.collection-cell')].map((cell) => cell.textContent?.replace(/ [↑↓]/, ''));

describe('what is kept of the view', () => {
  it('are its columns and their widths', async () => {
    const root = open('ships');
    const button = buttonIn(root);
    await vi.waitFor(() => expect(headings(root)).toEqual(['Name', 'Notes']));
    button('Columns')?.click();
    await vi.waitFor(() => expect(root.querySelectorAll('.menu-content label')).toHaveLength(2));
    const [notes, rig] = root.querySelectorAll<HTMLElement>('.menu-content label input');
    rig?.click();
    await vi.waitFor(() => expect(headings(root)).toEqual(['Name', 'Notes', 'Rig']));
    notes?.click();
    await vi.waitFor(() => expect(headings(root)).toEqual(['Name', 'Rig']));
    expect(kept.columns).toEqual(['name', 'rig']);
    button('Reset')?.click();
    await vi.waitFor(() => expect(headings(root)).toEqual(['Name', 'Notes']));
    const arrow = new KeyboardEvent('keydown', {
      key: 'ArrowLeft',
      shiftKey: true,
      bubbles: true,
      cancelable: true,
    });
    button('Notes')?.dispatchEvent(arrow);
    await vi.waitFor(() => expect(kept.widths).toEqual({ notes: 96 }));
    await vi.waitFor(() =>
      expect(root.querySelector('table')?.style.getPropertyValue('--tracks')).toBe(
        '44px minmax(100px, 1fr) 96px',
      ),
    );
  });

  it('are filters with a name, which a press shows again, and another one removes', async () => {
    const root = open('ships?has.notes=ete&q=dora');
    const button = buttonIn(root);
    await vi.waitFor(() => expect(drawn(root)).toEqual(['Dora']));
    const openSaved = async () => {
      button('My filters')?.click();
      await vi.waitFor(() => expect(root.querySelector('.menu-content')).not.toBeNull());
    };
    await openSaved();
    await typeInto(root.querySelector<HTMLInputElement>('.menu-content input')!, ' Summer ');
    button('Save filter')?.click();
    await vi.waitFor(() => expect(kept.saved).toEqual([{ name: 'Summer', query: 'q=dora&has.notes=ete' }]));
    await openSaved();
    await vi.waitFor(() => expect(button('Summer')?.getAttribute('aria-pressed')).toBe('true'));
    button('Summer')?.click();
    await vi.waitFor(() => expect(drawn(root)).toHaveLength(4));
    expect(location.hash).toBe('#ships');
    await openSaved();
    button('Summer')?.click();
    await vi.waitFor(() => expect(drawn(root)).toEqual(['Dora']));
    expect(location.hash).toBe('#ships?q=dora&has.notes=ete');
    await openSaved();
    button('Delete filter')?.click();
    await vi.waitFor(() => expect(button('Summer')).toBeUndefined());
    expect(kept.saved).toEqual([]);
  });
});

describe('the view', () => {
  it('tells how many filters are on, and turns one off in the line or where all of them are', async () => {
    const root = open('ships?show=a');
    const button = buttonIn(root);
    await vi.waitFor(() => expect(drawn(root)).toHaveLength(4));
    expect(button('Filters')?.querySelector('.menu-count')?.textContent).toBe('1');
    button('Filters')?.click();
    await vi.waitFor(() => expect(root.querySelector('.filter-menu .chip')?.textContent).toBe('With a 4'));
    root.querySelector<HTMLElement>('.list-header .chip')?.click();
    await vi.waitFor(() =>
      expect(root.querySelector('.filter-menu .chip')?.getAttribute('aria-pressed')).toBe('false'),
    );
    expect(button('Filters')?.querySelector('.menu-count')?.textContent).toBe('');
    expect(location.hash).toBe('#ships');
  });

  it('has the chips first that are there only while their filters are on', async () => {
    const menu = { id: 'dora', label: 'Dora', group: 'dora', menu: 'Ship', matches: () => true };
    const root = open('ships?show=a+dora&has.notes=e', undefined, { filters: [...declared.filters, menu] });
    const chips = await vi.waitFor(() => [...root.querySelectorAll('.chips-line > .chip')]);
    expect(chips.map((chip) => chip.textContent)).toEqual(['Notes contain “e”', 'Dora', 'With a4']);
  });

  it('turns on the one filter of a menu that keys have led to, not those on the way', async () => {
    const menu = (id: string) => ({ id, label: id, group: 'ship', menu: 'Ship', matches: () => true });
    const root = open('ships', undefined, { filters: ['ada', 'bertha', 'clara'].map(menu) });
    await vi.waitFor(() => expect(drawn(root)).toHaveLength(4));
    buttonIn(root)('Filters')?.click();
    const select = await vi.waitFor(() => {
      const found = root.querySelector<HTMLSelectElement>('.filter-menu select');
      expect(found).not.toBeNull();
      return found!;
    });
    const choose = (value: string) => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const press = (name: string, type = 'keydown') =>
      select.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true }));
    const chipsOf = () =>
      [...root.querySelectorAll('.chips-line > .chip')].map(({ textContent }) => textContent);
    for (const id of ['ada', 'bertha']) {
      press('ArrowDown');
      choose(id);
    }
    expect(location.hash).toBe('#ships');
    press('Enter');
    press('Enter', 'keyup');
    expect(location.hash).toBe('#ships?show=bertha');
    await vi.waitFor(() => expect(chipsOf()).toEqual(['bertha']));
    press('c');
    choose('clara');
    select.dispatchEvent(new FocusEvent('blur'));
    expect(location.hash).toBe('#ships?show=bertha+clara');
    await vi.waitFor(() => expect(chipsOf()).toEqual(['bertha', 'clara']));
    select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    choose('ada');
    expect(location.hash).toBe('#ships?show=ada+bertha+clara');
  });

  it('tells the age of the rows in few words: the time of today, else the day', async () => {
    const told = async (readAt: number) => {
      state.view = { accountId: 'one', price: 1, readAt };
      const root = open('ships');
      return vi.waitFor(() => root.querySelector('.list-header .small [role=status]')!.textContent);
    };
    expect(await told(new Date().setHours(15, 4))).toMatch(/^Updated 3:04\sPM$/);
    expect(await told(new Date(2025, 2, 9, 12).getTime())).toBe('Updated Mar 9');
    state.view = { accountId: 'one', price: 1, readAt: 1 };
  });

  it('shows the rows in the layout that the address names, and changes it', async () => {
    const root = open('ships?as=count');
    expect(root.textContent).toContain('4 ships');
    pressed('v');
    await vi.waitFor(() => expect(root.querySelector('table')).not.toBeNull());
    expect(location.hash).toBe('#ships');
    pressed('v');
    await vi.waitFor(() => expect(root.querySelector('ul.tiles')).not.toBeNull());
    expect(location.hash).toBe('#ships?as=grid');
  });

  it.each([
    ['', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ])('leads to the next tile by the arrow that points to it: %s', async (dir, next) => {
    document.documentElement.dir = dir;
    try {
      const root = open('ships?as=grid');
      const tileOf = (at: number) => root.querySelector<HTMLElement>(`.tile[data-index="${at}"] a`);
      (await vi.waitFor(() => tileOf(0) ?? expect.fail())).focus();
      key(tileOf(0)!, next);
      await vi.waitFor(() => expect(document.activeElement).toBe(tileOf(1)));
    } finally {
      document.documentElement.dir = '';
    }
  });

  it('filters by a text that stands in the address, and ends that by its chip', async () => {
    const root = open('ships?has.notes=ete');
    await vi.waitFor(() => expect(drawn(root)).toEqual(['Bertha', 'Dora']));
    const button = buttonIn(root);
    button('Filters')?.click();
    await vi.waitFor(() => expect(root.querySelector('.menu-content input')).not.toBeNull());
    await typeInto(root.querySelector<HTMLInputElement>('.menu-content input')!, 'hiver');
    await vi.waitFor(() => expect(drawn(root)).toEqual(['Ada', 'Clara']));
    expect(location.hash).toBe('#ships?has.notes=hiver');
    key(document.activeElement!, 'Escape');
    await vi.waitFor(() => expect(root.querySelector('.menu-content')).toBeNull());
    button('Notes contain “hiver”')?.click();
    await vi.waitFor(() => expect(drawn(root)).toHaveLength(4));
  });

  it('has no chip for an empty text, and names the day of a day', async () => {
    const day = {
      textFilters: [{ id: 'launched', label: 'From', matchesDay: ({ id }: Ship) => id !== 'Ada' }],
    };
    const root = open('ships?has.launched=2026-03-05', undefined, day);
    await vi.waitFor(() => expect(drawn(root)).toEqual(['Bertha', 'Clara', 'Dora']));
    expect(buttonIn(root)('From Mar 5, 2026')).toBeDefined();
    const without = open('ships?has.launched=%20', undefined, day);
    await vi.waitFor(() => expect(drawn(without)).toHaveLength(4));
    expect(without.querySelectorAll('.chips-line .chip[aria-pressed="true"]')).toHaveLength(0);
    expect(without.querySelector('.menu-count')?.textContent).toBe('');
  });

  it('leads back from the details to the same rows, by a link and by Escape', async () => {
    const root = open('ships/Ada?q=a&show=a', 'Ada');
    expect(root.querySelector<HTMLAnchorElement>('.way-back')?.hash).toBe('#ships?q=a&show=a');
    pressed('Escape');
    expect(location.hash).toBe('#ships?q=a&show=a');
  });
});
