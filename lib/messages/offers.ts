import type { Subject } from '../pages/subject';
import type { Failure } from './failure';
import type { PlaylistChoice } from './playlists';
import type { ActionId } from './table';

/** Where an action was started; decides where its result is shown. */
export type Surface = 'popup' | 'page' | 'link' | 'selection' | 'overlay' | 'key' | 'manager';

/** An action as a surface shows it for one subject. */
export interface Offer {
  action: ActionId;
  label: string;
  /** For what can be on or off (liked, subscribed, in this playlist); absent where the state is unknown. */
  on?: boolean;
  /** What must be chosen or typed first: nothing, a playlist, a new playlist's title, an event's form. */
  needs: 'nothing' | 'playlist' | 'newPlaylist' | 'eventForm';
  /** Quota units of the whole action; 0 for calendar actions. */
  price: number;
  undoable: boolean;
  /** Passed back unchanged with `act`: what the background decided (playlist id, subscription id). */
  input: Record<string, unknown>;
}

/** Everything a surface needs to draw one subject. */
export interface SubjectView {
  subject: Subject;
  /** Who would act: all of this was read as them. Absent where nobody is connected. */
  actor?: Actor;
  title: string;
  /** Channel of a video, place of an event. */
  detail?: string;
  image?: string;
  offers: Offer[];
  /** For a video: the playlists used last, at most five. */
  playlists?: PlaylistChoice[];
  /** For an event: where it stands on the person's calendar already. */
  onCalendar?: { url: string; eventId: number; status: string };
  /** Why there are no offers, or fewer than there could be. */
  notice?: Failure;
}

/** An account as somebody who can act. */
export interface Actor {
  accountId: string;
  service: 'video' | 'calendar';
  /** Title of the channel, name of the site. */
  name: string;
}

/** Who acts: shown wherever something can be done. */
export interface Acting {
  /** All who could act, those who do included. */
  accounts?: Actor[];
  video?: { title: string; handle?: string; image?: string; accountId: string; channelId: string };
  calendar?: { name: string; url: string; user: string; accountId: string; canPublish: boolean };
  /** Units left today of the platform's general bucket, as we count them. */
  quotaLeft?: number;
  /** When it is full again; epoch milliseconds. */
  quotaResetsAt?: number;
  /** Something is wrong with our data on the disk. */
  notice?: Failure;
}

/** A tab with its subjects. */
export interface DetectedPage {
  url: string;
  title: string;
  subjects: Subject[];
  /** Text of a page that describes nothing in its data: a date may be in it. */
  text?: string | undefined;
  notice?: Failure | undefined;
}
