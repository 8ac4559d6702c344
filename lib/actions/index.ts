import type { Action } from './action';
import { addEvent } from './addEvent';
import { clearRating } from './clearRating';
import { dislike } from './dislike';
import { like } from './like';
import { removeFromPlaylist } from './removeFromPlaylist';
import { saveToNewPlaylist } from './saveToNewPlaylist';
import { saveToPlaylist } from './saveToPlaylist';
import { subscribe } from './subscribe';
import { unsubscribe } from './unsubscribe';

export type { Action, Clients, Trace } from './action';

/** All a person can do, in the order in which surfaces show it. */
export const actions: readonly Action[] = [
  saveToPlaylist,
  saveToNewPlaylist,
  removeFromPlaylist,
  like,
  dislike,
  clearRating,
  subscribe,
  unsubscribe,
  addEvent,
];

export function findAction(id: string): Action | undefined {
  return actions.find((action) => action.id === id);
}
