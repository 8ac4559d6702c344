import type { Action } from './action';
import { addCaptions } from './addCaptions';
import { addEvent } from './addEvent';
import { clearRating } from './clearRating';
import { createCategory } from './createCategory';
import { createOrganizer } from './createOrganizer';
import { createTag } from './createTag';
import { createVenue } from './createVenue';
import { dislike } from './dislike';
import { duplicateEvent } from './duplicateEvent';
import { editCategory } from './editCategory';
import { editEvent } from './editEvent';
import { editOrganizer } from './editOrganizer';
import { editTag } from './editTag';
import { editVenue } from './editVenue';
import { like } from './like';
import { publishEvent } from './publishEvent';
import { removeFromPlaylist } from './removeFromPlaylist';
import { removeWatermark } from './removeWatermark';
import { restoreEvent } from './restoreEvent';
import { saveToNewPlaylist } from './saveToNewPlaylist';
import { saveToPlaylist } from './saveToPlaylist';
import { setBanner } from './setBanner';
import { setThumbnail } from './setThumbnail';
import { setWatermark } from './setWatermark';
import { subscribe } from './subscribe';
import { trashEvent } from './trashEvent';
import { unpublishEvent } from './unpublishEvent';
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
  setThumbnail,
  addCaptions,
  setBanner,
  setWatermark,
  removeWatermark,
  addEvent,
  editEvent,
  duplicateEvent,
  publishEvent,
  unpublishEvent,
  trashEvent,
  restoreEvent,
  createVenue,
  editVenue,
  createOrganizer,
  editOrganizer,
  createCategory,
  editCategory,
  createTag,
  editTag,
];

export function findAction(id: string): Action | undefined {
  return actions.find((action) => action.id === id);
}
