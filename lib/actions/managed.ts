import type { Action } from './action';
import { addCaptions } from './addCaptions';
import { createCategory } from './createCategory';
import { createOrganizer } from './createOrganizer';
import { createPlaylist } from './createPlaylist';
import { createTag } from './createTag';
import { createVenue } from './createVenue';
import { deletePlaylist } from './deletePlaylist';
import { duplicateEvent } from './duplicateEvent';
import { editCategory } from './editCategory';
import { editEvent } from './editEvent';
import { editOrganizer } from './editOrganizer';
import { editPlaylist } from './editPlaylist';
import { editTag } from './editTag';
import { editVenue } from './editVenue';
import { fillPlaylist } from './fillPlaylist';
import { moveToPlaylist } from './moveToPlaylist';
import { placeItem } from './placeItem';
import { publishEvent } from './publishEvent';
import { removeWatermark } from './removeWatermark';
import { restoreEvent } from './restoreEvent';
import { reviewEvent } from './reviewEvent';
import { setBanner } from './setBanner';
import { setThumbnail } from './setThumbnail';
import { setWatermark } from './setWatermark';
import { trashEvent } from './trashEvent';
import { unpublishEvent } from './unpublishEvent';

/** All a person can do to things of their own, in the manager alone. */
export const managed: readonly Action[] = [
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
