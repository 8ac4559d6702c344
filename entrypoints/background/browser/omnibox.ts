import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import { type NamedPlaylist, readEntry } from '../../../lib/pages/entry';
import type { Subject } from '../../../lib/pages/subject';
import { playlistUrl } from '../../../lib/pages/videoAddress';
import { findActiveTab } from './activeTab';
import { openOwnPage } from './ownPage';
import type { Shortcuts, ShortcutTarget } from './shortcuts';

/** Services that the address bar uses. */
export interface OmniboxDependencies {
  shortcuts: Pick<Shortcuts, 'addSelectedEvent' | 'choosePlaylist'>;
  /** Known playlists of the active channel; sends no request. */
  playlists(): Promise<NamedPlaylist[]>;
  /** Resolves when texts are in the chosen language. */
  ready(): Promise<void>;
}

const mostSuggestions = 5;

/**
 * Handles the keyword `cue` in the address bar: an event in words opens the review form, a video address the choice of
 * a playlist, and the name of a playlist opens it; so does the form of a new event. Call it synchronously at start. Some browsers have no omnibox.
 */
export function followOmnibox({ shortcuts, playlists, ready }: OmniboxDependencies): void {
  if (!browser.omnibox) return;
  let known: NamedPlaylist[] = [];
  let isReady = false;
  const suggestFirst = (entry: Entry) =>
    browser.omnibox.setDefaultSuggestion({ description: toDescription(describe(entry)) });

  browser.omnibox.onInputChanged.addListener(async (typed, suggest) => {
    // Browsers draw the line as soon as the key is handled: what is set after an `await` appears at the next key.
    if (isReady) suggestFirst(readEntry(typed, known));
    await ready();
    isReady = true;
    known = await playlists().catch(() => []);
    const entry = readEntry(typed, known);
    suggestFirst(entry);
    if (entry.kind === 'subject') return suggest([]);
    suggest([
      ...(isNewEvent(typed) ? [{ content: newEvent(), description: toDescription(newEvent()) }] : []),
      ...entry.playlists.slice(0, mostSuggestions).map(({ playlistId, title }) => ({
        content: playlistUrl(playlistId),
        description: toDescription(i18n.t('omnibox.openPlaylist', { playlist: title })),
      })),
    ]);
  });
  browser.omnibox.onInputEntered.addListener(async (typed, disposition) => {
    if (typed.trim() === newEvent()) return openOwnPage('/manager.html', 'events/new');
    // Asked for at once: another tab may be in front by the time the playlists are read
    const [tab, known] = await Promise.all([findActiveTab(), playlists().catch(() => [])]);
    const entry = readEntry(typed, known);
    const place: ShortcutTarget = { tabId: tab?.id, pageTitle: tab?.title ?? '', surface: 'key' };
    if (entry.kind === 'text') {
      if (entry.text !== '') await shortcuts.addSelectedEvent(entry.text, '', place);
    } else if (entry.subject.kind === 'video') await shortcuts.choosePlaylist(entry.subject, place);
    else await open(toAddress(entry.subject, typed), disposition, tab?.id);
  });
}

const newEvent = () => i18n.t('omnibox.newEvent');

/** Whether the typed text is the beginning of that suggestion. */
const isNewEvent = (typed: string) => newEvent().toLowerCase().startsWith(typed.trim().toLowerCase());

type Entry = ReturnType<typeof readEntry>;

function describe(entry: Entry): string {
  if (entry.kind === 'text')
    return entry.text === '' ? i18n.t('omnibox.hint') : i18n.t('omnibox.addEvent', { text: entry.text });
  return i18n.t(entry.subject.kind === 'video' ? 'omnibox.saveVideo' : 'omnibox.open');
}

/** Chromium reads descriptions as XML, Firefox as text. Control characters are invalid in XML. */
function toDescription(text: string): string {
  const line = text.replace(/\p{Cc}/gu, ' ').slice(0, 300);
  if (import.meta.env.FIREFOX) return line;
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function toAddress(subject: Subject, typed: string): string {
  if (subject.kind === 'playlist') return playlistUrl(subject.playlistId);
  return /^https?:/i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;
}

/** Opens an address where the browser would: in the tab, or in a new one. */
async function open(url: string, disposition: string, tabId: number | undefined): Promise<void> {
  if (disposition === 'currentTab' && tabId !== undefined) await browser.tabs.update(tabId, { url });
  else await browser.tabs.create({ url, active: disposition !== 'newBackgroundTab' });
}
