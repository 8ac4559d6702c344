import { addCaptions } from './channel/addCaptions';
import { deleteCaptions, renameCaptions, setCaptionsDraft } from './channel/changeCaptions';
import { deleteVideo } from './channel/deleteVideo';
import { editChannel } from './channel/editChannel';
import { editVideo } from './channel/editVideo';
import { removeWatermark } from './channel/removeWatermark';
import { replaceCaptions } from './channel/replaceCaptions';
import { reportVideo } from './channel/reportVideo';
import { addSection, deleteSection, editSection } from './channel/sections';
import { setBanner } from './channel/setBanner';
import { setThumbnail } from './channel/setThumbnail';
import { setWatermark } from './channel/setWatermark';
import { subscribe } from './channel/subscribe';
import { translateChannel } from './channel/translateChannel';
import { unsubscribe } from './channel/unsubscribe';
import { approveComments, banAuthors, holdComments, rejectComments } from './comments/moderation';
import { deleteComment, editComment, replyToComment, writeComment } from './comments/ownComments';
import { addEvent } from './events/addEvent';
import { changeEvent } from './events/changeEvent';
import { deleteEvent } from './events/deleteEvent';
import { duplicateEvent } from './events/duplicateEvent';
import { editEvent } from './events/editEvent';
import { publishEvent, reviewEvent, unpublishEvent } from './events/eventStatus';
import { restoreEvent } from './events/restoreEvent';
import { trashEvent } from './events/trashEvent';
import { annotateItem } from './playlists/annotateItem';
import { createPlaylist } from './playlists/createPlaylist';
import { deletePlaylist } from './playlists/deletePlaylist';
import { editPlaylist } from './playlists/editPlaylist';
import { fillPlaylist } from './playlists/fillPlaylist';
import { moveToPlaylist } from './playlists/moveToPlaylist';
import { placeItem } from './playlists/placeItem';
import { removeFromPlaylist } from './playlists/removeFromPlaylist';
import { replaceItem } from './playlists/replaceItem';
import { saveToNewPlaylist } from './playlists/saveToNewPlaylist';
import { saveToPlaylist } from './playlists/saveToPlaylist';
import { clearRating, dislike, like } from './ratings/ratings';
import { recordActions } from './records/recordActions';
import type { Action as AnyAction } from './shared/action';

export type { RecordKind } from '../calendar/shared/resources';
export type { EventFormData, FormOrganizer } from '../eventForm';
export {
  type Clients,
  type Effect,
  type MenuContext,
  type OfferRole,
  type Surface,
  surfaces,
} from './shared/action';

/** Actions on the subject of a page, in the order in which surfaces show them. */
export const actions = [
  saveToPlaylist,
  saveToNewPlaylist,
  removeFromPlaylist,
  like,
  dislike,
  clearRating,
  subscribe,
  unsubscribe,
  reportVideo,
  addEvent,
] as const;

/** Actions on the person's own playlists, events, records and channel; only the manager offers them. */
export const managedActions = [
  placeItem,
  annotateItem,
  replaceItem,
  moveToPlaylist,
  createPlaylist,
  fillPlaylist,
  editPlaylist,
  deletePlaylist,
  editVideo,
  deleteVideo,
  setThumbnail,
  addCaptions,
  replaceCaptions,
  renameCaptions,
  setCaptionsDraft,
  deleteCaptions,
  editChannel,
  translateChannel,
  addSection,
  editSection,
  deleteSection,
  setBanner,
  setWatermark,
  removeWatermark,
  approveComments,
  holdComments,
  rejectComments,
  banAuthors,
  writeComment,
  replyToComment,
  editComment,
  deleteComment,
  editEvent,
  changeEvent,
  duplicateEvent,
  publishEvent,
  reviewEvent,
  unpublishEvent,
  trashEvent,
  restoreEvent,
  deleteEvent,
  ...recordActions,
] as const;

/** Id of an action of the two lists. Where code names an action, this type checks the name. */
export type ActionId = (typeof actions | typeof managedActions)[number]['id'];

export type KnownAction = AnyAction<ActionId>;

const byId = new Map<string, KnownAction>(
  [...actions, ...managedActions].map((action) => [action.id, action]),
);

/** The action of an id that this version declares. */
export function findAction(id: ActionId): KnownAction;
/**
 * The action of any id; undefined if it is unknown: a job on disk may come from another version of
 * the extension.
 */
export function findAction(id: string): KnownAction | undefined;
export function findAction(id: string): KnownAction | undefined {
  return byId.get(id);
}
