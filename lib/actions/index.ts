import type { Action } from './action';
import { addCaptions } from './addCaptions';
import { addEvent } from './addEvent';
import { clearRating } from './clearRating';
import { createCategory } from './createCategory';
import { createOrganizer } from './createOrganizer';
import { createPlaylist } from './createPlaylist';
import { createTag } from './createTag';
import { createVenue } from './createVenue';
import { deletePlaylist } from './deletePlaylist';
import { dislike } from './dislike';
import { duplicateEvent } from './duplicateEvent';
import { editCategory } from './editCategory';
import { editEvent } from './editEvent';
import { editOrganizer } from './editOrganizer';
import { editPlaylist } from './editPlaylist';
import { editTag } from './editTag';
import { editVenue } from './editVenue';
import { fillPlaylist } from './fillPlaylist';
import { like } from './like';
import { moveToPlaylist } from './moveToPlaylist';
import { placeItem } from './placeItem';
import { publishEvent } from './publishEvent';
import { removeFromPlaylist } from './removeFromPlaylist';
import { removeWatermark } from './removeWatermark';
import { restoreEvent } from './restoreEvent';
import { reviewEvent } from './reviewEvent';
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

/** All a person can do to things of their own, in the manager alone. */
export const managedActions: readonly Action[] = [
  placeItem,
  moveToPlaylist,
  createPlaylist,
  fillPlaylist,
  editPlaylist,
  deletePlaylist,
  setThumbnail,
  addCaptions,
  setBanner,
  setWatermark,
  removeWatermark,
  editEvent,
  duplicateEvent,
  publishEvent,
  reviewEvent,
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

const byId = new Map([...actions, ...managedActions].map((action) => [action.id, action]));

/** Any action by its id; undefined for an id that this version does not know. */
export const findAction = (id: string): Action | undefined => byId.get(id);
