import type { FieldPlace } from '../pages/fieldPlace';
import type { Outline } from '../pages/plain/outline';
import type { Subject } from '../pages/subject';
import type { TaughtRule } from '../pages/taught/rule';
import type { Failure } from './failure';
import type { JobView } from './jobs';
import type { PageTexts } from './pageTexts';

/** Subject of an extension frame inside a page, or of an extension window; handed over once per ticket. */
export type FrameView =
  /** `isNew` begins with the form for a new playlist. */
  | { view: 'playlists'; subject: Subject; isNew?: boolean | undefined; pageTitle: string }
  /** The form that reports a video. */
  | { view: 'report'; subject: Subject; pageTitle: string }
  /** Videos that were chosen in a page. */
  | { view: 'videos'; videos: ChosenVideo[]; isNew: boolean; pageTitle: string }
  | { view: 'event'; subject: Subject; pageTitle: string }
  /** A linked page or a selected text, which the frame itself has to read. */
  | { view: 'link'; url: string; pageTitle: string }
  | { view: 'selection'; text: string; url: string; pageTitle: string; language?: string | undefined }
  /** The content of a page without event data; it may describe no event. */
  | {
      view: 'page';
      outline: Outline;
      /** What a rule finds in the page that the person has taught; it comes first. */
      taught?: Outline | undefined;
      /** That rule, if it was taught just now and is to be kept. */
      rule?: TaughtRule | undefined;
      url: string;
      pageTitle: string;
      language?: string | undefined;
    };

/** A video that was chosen in a page; the title is what the page calls it, perhaps empty. */
export interface ChosenVideo {
  videoId: string;
  title: string;
}

/** Message to the page script in which videos are chosen: begin, with the texts. */
export interface ChooserMessage {
  type: 'cuecard.chooser';
  messages: PageTexts;
  /** Quota units of one save. */
  price: number;
}

/** Message to the page script in which our button is moved: begin, with the texts and the present place. */
export interface MoverMessage {
  type: 'cuecard.mover';
  messages: PageTexts;
}

/**
 * Message to the page script in which the person points out an event: begin, or answer with what a rule finds in the
 * page, an outline.
 */
export interface TeacherMessage {
  type: 'cuecard.teacher';
  messages?: PageTexts;
  rule?: TaughtRule;
}

/** Message to the content script that shows a frame; the ticket is the one in the frame's address. */
export interface FrameMessage {
  type: 'cuecard.frame';
  ticket: string;
  /** Height in CSS pixels; undefined removes the frame. */
  height?: number;
}

/** Message to page scripts after the language was changed: their texts in the new one. */
export interface LanguageMessage {
  type: 'cuecard.language';
  messages: PageTexts;
}

/** Message to the page script of a video's page: an action on the video has finished, so its buttons are outdated. */
export interface OutdatedMessage {
  type: 'cuecard.outdated';
}

/** Message to the in-page overlay: what to show. */
export type OverlayMessage =
  | { show: 'job'; job: JobView }
  | { show: 'failure'; failure: Failure }
  | { show: 'frame'; url: string; title: string }
  /** Marks where the page shows a field of an event; answered with whether it does. `label` names the field. */
  | { show: 'place'; place: FieldPlace; label: string }
  /**
   * The events of the page; the ticket opens the form for one of them (`openEvent`), or, if there are none here, the form
   * that reads them.
   */
  | { show: 'eventButton'; subjects: Subject[]; label: string; ticket: string }
  /** Removes the event button from pages of this match pattern; other pages ignore it. */
  | { show: 'noEventButton'; pages: string };
