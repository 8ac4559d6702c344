import { expect, it, vi } from 'vitest';
import { makePlaylist, NotYet } from '../../../components/batches/makePlaylist';
import { useAllPages } from '../../../entrypoints/manager/lists/useAllPages';
import { type JobView, Refusal } from '../../../lib/messages';
import { control } from '../../components/controls';
import { answerWith } from '../../components/fakeBackground';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';
import { deferred } from '../../deferred';

useEnglish();

interface TestPage {
  items: string[];
  next?: string;
}

/** A list whose pages come from the given table; the first stands under no token. */
function List({ pages }: { pages: Record<string, TestPage> }) {
  const { items, isWhole, failure, again } = useAllPages('list', async (from: string | undefined) => {
    const page = pages[from ?? ''];
    if (!page) throw new Refusal({ reason: 'gone', text: 'No such page.' });
    return page;
  });
  return (
    <div>
      <p>
        {items.join()} {isWhole ? 'whole' : 'in part'} {failure?.reason}
      </p>
      <button type="button" onClick={again}>
        Again
      </button>
    </div>
  );
}

const shows = (root: HTMLElement, text: string) =>
  vi.waitFor(() => expect(root.querySelector('p')?.textContent?.trim()).toBe(text));

it('all pages of a list are read', async () => {
  const pages = { '': { items: ['a'], next: '2' }, 2: { items: ['b'], next: '3' }, 3: { items: ['c'] } };
  await shows(mount(<List pages={pages} />, {}), 'a,b,c whole');
});

it.each([
  ['names itself as the next', { '': { items: ['a'], next: '2' }, 2: { items: ['b'], next: '2' } }, 'a,b'],
  [
    'leads back to one before',
    {
      '': { items: ['a'], next: '2' },
      2: { items: ['b'], next: '3' },
      3: { items: ['c'], next: '2' },
    },
    'a,b,c',
  ],
])('a page that %s ends the reading, and keeps earlier items', async (_which, pages, items) => {
  const root = mount(<List pages={pages} />, {});
  await shows(root, `${items} in part pagesRepeat`);
  // Reading again starts at the first page.
  Object.assign(pages, { 2: { items: ['last'] } });
  control(root, 'Again')!.click();
  await shows(root, 'a,last whole');
});

it('a list whose pages never end is read up to a ceiling, and says so', async () => {
  let asked = 0;
  function Endless() {
    const { items, failure } = useAllPages('list', async () => {
      asked++;
      return { items: asked === 1 ? ['a'] : [], next: asked };
    });
    return <p>{`${items.join()} ${failure?.reason}`}</p>;
  }
  const root = mount(<Endless />, {});
  await shows(root, 'a pagesEndless');
  expect(asked).toBe(2_001);
});

it('a list that is read again keeps its rows until the new ones are there', async () => {
  const second = deferred();
  let isAgain = false;
  const drawn: number[] = [];
  function Counted() {
    const { items, again } = useAllPages('list', async (from: number | undefined) => {
      if (isAgain && from !== undefined) await second.promise;
      return from === undefined ? { items: ['a'], next: 1 } : { items: ['b', 'c'] };
    });
    drawn.push(items.length);
    return (
      <button type="button" onClick={again}>
        {items.join()}
      </button>
    );
  }
  const button = mount(<Counted />, {}).querySelector('button');
  await vi.waitFor(() => expect(button?.textContent).toBe('a,b,c'));
  isAgain = true;
  drawn.length = 0;
  button?.click();
  await new Promise((resolve) => setTimeout(resolve));
  second.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(drawn.every((count) => count === 3)).toBe(true);
  expect(button?.textContent).toBe('a,b,c');
});

it('items before a page that cannot be read are kept', async () => {
  const root = mount(<List pages={{ '': { items: ['a'], next: '2' } }} />, {});
  await shows(root, 'a in part gone');
});

const wanted = { title: 'Shorts', privacyStatus: 'private' as const };

function making(outcome: Partial<JobView>) {
  answerWith({
    act: () => ({ ...sample.savedJob, state: 'waiting' }),
    outcome: () => ({ ...sample.savedJob, link: '', ...outcome }) as JobView,
    seen: () => null,
  });
  return makePlaylist(wanted, 'me', 'job', 'manager');
}

it('a created playlist is returned with its id', async () => {
  const made = making({ state: 'done', link: 'https://www.youtube.com/playlist?list=PLmade1234567890' });
  expect(await made).toEqual({ playlistId: 'PLmade1234567890', title: 'Shorts' });
  expect(questions('act')).toMatchObject([{ action: 'playlist.create', as: 'me', jobId: 'job' }]);
});

it.each<[string, Partial<JobView>, string]>([
  ['was made at an unknown address', { state: 'done' }, 'created, but Cuecard does not know its address'],
  [
    'was made or not',
    { state: 'needsReview' },
    'We could not confirm that “Shorts” was created. Check your playlists before you create it again.',
  ],
  ['was not made', { state: 'failed' }, 'Playlist “Shorts” was not created.'],
  ['was refused', { state: 'failed', failure: { reason: 'x', text: 'Too many.' } }, 'Too many.'],
])('a playlist that %s has its own message', async (_which, outcome, text) => {
  const { failure, ...rest } = outcome;
  const said = making({ ...rest, ...(failure && { failure }) });
  await expect(said).rejects.toMatchObject({ failure: { text: expect.stringContaining(text) } });
  await expect(said).rejects.not.toBeInstanceOf(NotYet);
  expect(questions('seen')).toHaveLength(1);
});

it.each(['waiting', 'running'] as const)(
  'a playlist whose job is %s throws NotYet and is not marked as seen',
  async (state) => {
    await expect(making({ state })).rejects.toBeInstanceOf(NotYet);
    expect(questions('seen')).toEqual([]);
  },
);
