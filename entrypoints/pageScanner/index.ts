import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { ask } from '../../lib/messages';
import { readPageEvents } from '../../lib/pages/events';
import { findCalendarLinks } from '../../lib/pages/markup/calendarLinks';
import { findVideos, toFinding } from '../../lib/pages/markup/embeds';
import { findSelectedVideos } from '../../lib/pages/markup/selectedVideos';
import { readOutline } from '../../lib/pages/plain/outline';
import type { Finding } from '../../lib/pages/subject';

/** Maximum number of events, which is enough for a choice. More would only take time to transfer. */
const mostEvents = 30;

/**
 * Finds the subjects of a page, or of what is selected in it. The background injects the script and gets the return
 * value. On sites with the event button, the browser runs the script, which reports events with the message `found`,
 * also that there are none; the background ignores it from other sites.
 */
export default defineUnlistedScript((): Finding => {
  const { events: found, isCutShort } = readPageEvents(document, location.href);
  const events = found.slice(0, mostEvents);
  // In a page that was open when the extension was updated or removed, nobody hears it
  void ask('found', { events }).catch(() => undefined);
  const selected = findSelectedVideos(document, location.href);
  const videos = toFinding(selected.length > 0 ? selected : findVideos(document, location.href));
  const eventSubjects = events.map((event) => ({ kind: 'event' as const, event }));
  // Several selected links come before the events of the page
  const subjects =
    selected.length > 1 ? [...videos.subjects, ...eventSubjects] : [...eventSubjects, ...videos.subjects];
  const finding = {
    subjects,
    names: videos.names,
    isCutShort,
    hasMore: found.length > mostEvents,
    ...(events.length === 0 && { calendars: findCalendarLinks(document, document.baseURI) }),
  };
  if (events.length > 0) return finding;
  // The dates in it are read by a page of ours, since the readers of dates are too large for this script
  const outline = readOutline(document, (element) => element.checkVisibility({ visibilityProperty: true }));
  return { ...finding, outline, language: document.documentElement.lang };
});
