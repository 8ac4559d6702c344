import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { SidePanel } from '../../../entrypoints/sidepanel/SidePanel';
import type { Answer } from '../../../lib/messages';
import { announceChange } from '../../../lib/messages';
import { control, shown } from '../../components/controls';
import type { Answers } from '../../components/fakeBackground';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

type Activated = (info: { tabId: number; windowId: number }) => void;
type Updated = (tabId: number, change: { status?: string; url?: string }) => void;

const activated = new Set<Activated>();
const updated = new Set<Updated>();
const toEvent = <Listener,>(listeners: Set<Listener>) => ({
  addListener: (listener: Listener) => void listeners.add(listener),
  removeListener: (listener: Listener) => void listeners.delete(listener),
});

const activate = (tabId: number, windowId = 1) => {
  for (const listener of activated) listener({ tabId, windowId });
};
const update = (tabId: number, change: Parameters<Updated>[1]) => {
  for (const listener of updated) listener(tabId, change);
};

beforeEach(() => {
  Object.assign(browser.tabs, {
    onActivated: toEvent(activated),
    onUpdated: toEvent(updated),
    TAB_ID_NONE: -1,
    query: async () => [{ id: 7, windowId: 1 }],
  });
});

type Page = Answer<'detectPage'>;
const venue: Page = {
  tabId: 7,
  url: 'https://venue.example/',
  title: 'Venue',
  subjects: [sample.eventSubject],
};
const blog: Page = { tabId: 8, url: 'https://blog.example/', title: 'Blog', subjects: [] };
const unread: Page = { tabId: 9, url: '', title: '', subjects: [], notice: sample.notReadable };

/** The panel over tabs with these pages, which a test may change. */
function panelOver(pages: Record<number, Page>, more: Answers = {}): HTMLElement {
  return mount(<SidePanel />, {
    acting: () => sample.acting,
    detectPage: ({ tabId = -1 }) => pages[tabId] ?? unread,
    view: () => sample.eventView,
    choices: () => sample.choices,
    jobs: () => [],
    batches: () => [],
    eventButtonSites: () => [],
    ...more,
  });
}

const readsOf = () => questions('detectPage').map((question) => (question as { tabId: number }).tabId);
const says = (root: HTMLElement, text: string) =>
  shown(root, () => (root.textContent?.includes(text) ? root : null));
const nothing = 'Nothing found on this page';
const needsClick = 'Click the Cuecard button in the toolbar';

describe('the side panel', () => {
  it('shows the active tab of its own window, and follows it', async () => {
    const root = panelOver({ 7: venue, 8: blog });
    await says(root, sample.event.title);
    activate(9, 2);
    activate(8);
    await says(root, nothing);
    expect(root.textContent).not.toContain(sample.event.title);
    expect(readsOf()).toEqual([7, 8]);
  });

  it('reads the page again when its tab has loaded another, and not for other tabs', async () => {
    const pages: Record<number, Page> = { 7: blog };
    const root = panelOver(pages);
    await says(root, nothing);
    pages[7] = venue;
    update(8, { status: 'complete' });
    update(7, { status: 'loading' });
    update(7, { status: 'complete' });
    await says(root, sample.event.title);
    expect(readsOf()).toEqual([7, 7]);
  });

  it('asks for a click where it cannot read the page, and reads it after the click', async () => {
    const pages: Record<number, Page> = { 7: unread };
    const root = panelOver(pages);
    await says(root, needsClick);
    pages[7] = venue;
    await vi.waitFor(() => {
      announceChange('page');
      expect(root.textContent).toContain(sample.event.title);
    });
    expect(root.textContent).not.toContain(needsClick);
  });

  it('shows the new quota when the day of the platform ends while it is open', async () => {
    const quotaResetsAt = Date.now() + 500;
    const quota = () =>
      Date.now() < quotaResetsAt
        ? { quotaLeft: 120, quotaResetsAt }
        : { quotaLeft: 10_000, quotaResetsAt: quotaResetsAt + 86_400_000 };
    const watch: Page = { ...blog, subjects: [sample.video] };
    const root = panelOver({ 7: watch }, { acting: () => ({ ...sample.acting, ...quota() }) });
    const reads = (text: string) =>
      vi.waitFor(() => expect(root.textContent).toContain(text), { timeout: 4_000 });
    await reads('120 units left');
    await reads('10,000 units left');
  });

  it('stays on its page while a form is open, and keeps what is typed in its line', async () => {
    const root = panelOver({ 7: venue, 8: blog });
    (await shown(root, () => control(root, 'Review first…'))).click();
    const back = await shown(root, () => control(root, 'Back'));
    await vi.waitFor(() => expect(root.querySelector('.quick-add')).toBeNull());
    activate(8);
    // The other parts of the panel are asked anew meanwhile
    for (const count of [questions('acting').length + 1, questions('acting').length + 2])
      await vi.waitFor(() => {
        announceChange('accounts');
        expect(questions('acting').length).toBeGreaterThanOrEqual(count);
      });
    expect(readsOf()).toEqual([7]);
    back.click();
    await says(root, nothing);
    const line = await shown(root, () => root.querySelector<HTMLInputElement>('.quick-add input'));
    line.value = 'Choir, Friday';
    line.dispatchEvent(new Event('input', { bubbles: true }));
    activate(7);
    await says(root, sample.event.title);
    expect(root.querySelector<HTMLInputElement>('.quick-add input')?.value).toBe('Choir, Friday');
  });
});
