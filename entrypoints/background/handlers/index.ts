import { accessLogMessages } from './accessLog';
import { actionMessages } from './actions';
import { apiCallMessages } from './apiCalls';
import { batchMessages } from './batches';
import { calendarMessages } from './calendar';
import { captionMessages } from './captions';
import { channelMessages } from './channel';
import { collectionMessages } from './collections';
import { commentMessages } from './comments';
import { dataMessages } from './dataExport';
import { dataSizeMessages } from './dataSizes';
import { defaultPlaylistMessages } from './defaultPlaylist';
import { defaultVenueMessages } from './defaultVenue';
import { draftMessages } from './drafts';
import { eventColumnMessages } from './eventColumns';
import { eventTemplateMessages } from './eventTemplates';
import { feedMessages } from './feeds';
import { pageMessages } from './fetchPage';
import { findByNameMessages } from './findByName';
import { heldEventsMessages } from './heldEvents';
import { heldVideosMessages } from './heldVideos';
import { historyMessages } from './history';
import { languageMessages } from './language';
import { latestUploadsMessages } from './latestUploads';
import { lockMessages } from './lock';
import { memberMessages } from './members';
import { newsMessages } from './news';
import { otherSiteMessages } from './otherSites';
import { webPageMessages } from './pages';
import { pageWatchMessages } from './pageWatch';
import { platformListMessages } from './platformLists';
import { playlistMessages } from './playlists';
import { preferenceMessages } from './preferences';
import { quotaMessages } from './quotas';
import { searchMessages } from './search';
import { signInMessages } from './signIn';
import { siteChoiceMessages } from './siteChoices';
import { sitePictureMessages } from './sitePicture';
import { siteRecordMessages } from './siteRecords';
import { viewMessages } from './subjectView';
import { subscriptionGroupMessages } from './subscriptionGroups';
import { taughtPageMessages } from './taughtPages';
import { uploadMessages } from './uploads';

import { videoSourceMessages } from './videoSource';
import { viewSettingsMessages } from './viewSettings';

/** The table of all messages to the background. The types of `ask()` are derived from it. */
export const messages = {
  ...accessLogMessages,
  ...actionMessages,
  ...apiCallMessages,
  ...batchMessages,
  ...calendarMessages,
  ...captionMessages,
  ...channelMessages,
  ...collectionMessages,
  ...commentMessages,
  ...dataMessages,
  ...dataSizeMessages,
  ...defaultPlaylistMessages,
  ...defaultVenueMessages,
  ...draftMessages,
  ...eventColumnMessages,
  ...eventTemplateMessages,
  ...feedMessages,
  ...findByNameMessages,
  ...heldEventsMessages,
  ...heldVideosMessages,
  ...historyMessages,
  ...languageMessages,
  ...latestUploadsMessages,
  ...lockMessages,
  ...memberMessages,
  ...newsMessages,
  ...pageMessages,
  ...otherSiteMessages,
  ...pageWatchMessages,
  ...platformListMessages,
  ...playlistMessages,
  ...preferenceMessages,
  ...quotaMessages,
  ...searchMessages,
  ...subscriptionGroupMessages,
  ...signInMessages,
  ...siteChoiceMessages,
  ...sitePictureMessages,
  ...siteRecordMessages,
  ...taughtPageMessages,
  ...uploadMessages,
  ...videoSourceMessages,
  ...viewMessages,
  ...viewSettingsMessages,
  ...webPageMessages,
};

type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The services that the handlers of all messages need. */
export type MessageServices = AllOf<Parameters<(typeof messages)[keyof typeof messages]['answer']>[0]>;
