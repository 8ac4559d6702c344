import type { ActionId, OfferRole } from '../actions';
import type { Finding } from '../pages/subject';
import type { Failure } from './failure';
import type { PlaylistChoice } from './playlists';

/** An action offered for one subject. */
export interface Offer {
  action: ActionId;
  /** What it does with the subject, if surfaces place or draw such an offer in a way of its own. */
  role?: OfferRole | undefined;
  label: string;
  /** State of a toggle (liked, subscribed, in this playlist); undefined if unknown. */
  on?: boolean;
  /** Input that the person has to choose or enter first. */
  needs: 'nothing' | 'playlist' | 'newPlaylist' | 'eventForm' | 'report' | 'videos';
  /** Quota units of the whole action; 0 for calendar actions. */
  price: number;
  undoable: boolean;
  /** Returned unchanged with `act`: ids that the background determined. */
  input: Record<string, unknown>;
}

/** A subject with its offers. */
export interface SubjectView {
  /** Account that would act, and that read the state; undefined if none is connected. */
  actor?: Actor;
  title: string;
  /** Channel of a video, venue of an event. */
  detail?: string;
  image?: string;
  offers: Offer[];
  /** Label of the button that opens a subject of the account's own channel in the manager. */
  manage?: string;
  /** For a video: the most recently used playlists, at most five. */
  playlists?: PlaylistChoice[];
  /** For an event: the matching event on the person's calendar. */
  onCalendar?: { url: string; eventId: number; status: string; mayEdit: boolean };
  /** Why there are no offers, or fewer than possible. */
  notice?: Failure;
}

/** An account that can act. */
export interface Actor {
  accountId: string;
  service: 'video' | 'calendar';
  /** Title of the channel, name of the site. */
  name: string;
}

/** The active accounts, shown wherever an action can be started. */
export interface ActiveAccountsView {
  /** All accounts, the active ones included. */
  accounts?: Actor[];
  video?: { title: string; handle?: string; image?: string; accountId: string; channelId: string };
  calendar?: {
    name: string;
    url: string;
    user: string;
    accountId: string;
    /** Id of the user on the site. */
    userId?: number | undefined;
    roles: string[];
    canCreate: boolean;
    canPublish: boolean;
  };
  /** Units left today in the platform's general bucket, by our own count. */
  quotaLeft?: number;
  /** Units of a whole day in that bucket. */
  quotaDaily?: number;
  /** The OAuth client whose quota this is. */
  quotaClientId?: string;
  /** Reset of the quota; epoch milliseconds. */
  quotaResetsAt?: number;
  /** Fault of the extension's data on disk. */
  notice?: Failure;
}

/** A page and its subjects. */
export interface DetectedPage extends Omit<Finding, 'isCutShort' | 'hasMore'> {
  /** The tab that shows the page; -1 if there is none. */
  tabId?: number | undefined;
  url: string;
  title: string;
  notice?: Failure | undefined;
}
