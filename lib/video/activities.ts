import * as z from 'zod/mini';
import { method } from '../http';
import {
  exactlyOne,
  fields,
  flag,
  moment,
  ownReadScopes,
  paging,
  parts,
  reading,
  string,
  withdrawn,
} from './shared/parameters';
import { group, page, ResourceId, resource, text, texts, titled, word } from './shared/resources';

type Kind =
  | 'upload'
  | 'like'
  | 'favorite'
  | 'comment'
  | 'subscription'
  | 'playlistItem'
  | 'recommendation'
  | 'bulletin'
  | 'social'
  | 'channelItem'
  | 'promotedItem';

const about = () => group({ resourceId: ResourceId() });

const Activity = () =>
  resource({
    snippet: group({ ...titled(), channelTitle: text(), groupId: text(), type: word<Kind>() }),
    contentDetails: group({
      upload: group({ videoId: text() }),
      like: about(),
      favorite: about(),
      comment: about(),
      subscription: about(),
      bulletin: about(),
      channelItem: about(),
      playlistItem: group({ resourceId: ResourceId(), playlistId: text(), playlistItemId: text() }),
      recommendation: group({
        resourceId: ResourceId(),
        seedResourceId: ResourceId(),
        reason: word<'videoFavorited' | 'videoLiked' | 'videoWatched'>(),
      }),
      social: group({
        resourceId: ResourceId(),
        type: word<'googlePlus' | 'facebook' | 'twitter'>(),
        author: text(),
        imageUrl: text(),
        referenceUrl: text(),
      }),
      promotedItem: group({
        videoId: text(),
        adTag: text(),
        clickTrackingUrl: text(),
        creativeViewUrl: text(),
        ctaType: word<'visitAdvertiserSite'>(),
        customCtaButtonText: text(),
        descriptionText: text(),
        destinationUrl: text(),
        forecastingUrl: texts(),
        impressionUrl: texts(),
      }),
    }),
  });

/** The platform refuses `home`, although its description still lists it (video API behaviour, section 5). */
export const list = method({
  ...reading,
  id: 'activities.list',
  path: '/activities',
  query: () =>
    z
      .strictObject({
        part: parts('contentDetails', 'id', 'snippet'),
        channelId: string(),
        home: flag(),
        mine: flag(),
        publishedAfter: moment(),
        publishedBefore: moment(),
        regionCode: string(),
        ...paging(),
        fields: fields(),
      })
      .check(exactlyOne('channelId', 'home', 'mine'), withdrawn('home')),
  response: page(Activity),
  scopes: ownReadScopes,
});
