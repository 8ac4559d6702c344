import type { Subject } from '../pages/subject';
import type { Failure } from './failure';
import type { JobView } from './jobs';

/** What a frame of ours inside a page (or a window of ours) is about; handed over once per ticket. */
export type FrameView =
  | { view: 'playlists'; subject: Subject; pageTitle: string }
  | { view: 'event'; subject: Subject; pageTitle: string }
  /** A linked page still to be read, or selected text still to be understood; both by the frame itself. */
  | { view: 'link'; url: string; pageTitle: string }
  | { view: 'selection'; text: string; url: string; pageTitle: string }
  /** The words of a whole page that describes no event in its data; they need not be about one. */
  | { view: 'page'; text: string; url: string; pageTitle: string };

/** What the content script that shows a frame is told of it; the ticket in the frame's address says which frame. */
export interface FrameMessage {
  type: 'cuecard.frame';
  ticket: string;
  /** CSS pixels; without it the frame is done and goes. */
  height?: number;
}

/** What the in-page overlay is told to show. */
export type OverlayMessage =
  | { show: 'job'; job: JobView }
  | { show: 'failure'; failure: Failure }
  | { show: 'frame'; url: string; title: string }
  /** The events offered; the ticket opens the form about one of them (`openEvent`). */
  | { show: 'eventButton'; subjects: Subject[]; label: string; ticket: string }
  /** Removes the event button from pages of this match pattern; other pages ignore it. */
  | { show: 'noEventButton'; pages: string };
