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

/** All a person can do about what a page is about, in the order in which surfaces show it. */
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

/** Any action, by its id: those of the manager are loaded when the first of them is asked for. */
export async function findAction(id: string): Promise<Action | undefined> {
  const isIt = (action: Action) => action.id === id;
  return actions.find(isIt) ?? (await import('./managed')).managed.find(isIt);
}
