import * as z from 'zod/mini';
import { method } from '../http';
import {
  auditScopes,
  contentOwner,
  exactlyOne,
  fields,
  flag,
  id,
  ids,
  localizations,
  paging,
  parts,
  reading,
  string,
  updating,
} from './shared/parameters';
import {
  group,
  Localizations,
  Localized,
  page,
  privacyStatus,
  resource,
  Thumbnails,
  text,
  texts,
  truth,
  word,
} from './shared/resources';

const Channel = () =>
  resource({
    snippet: group({
      title: text(),
      description: text(),
      customUrl: text(),
      publishedAt: text(),
      thumbnails: Thumbnails(),
      defaultLanguage: text(),
      localized: Localized(),
      country: text(),
    }),
    contentDetails: group({ relatedPlaylists: group({ likes: text(), uploads: text() }) }),
    statistics: group({
      viewCount: text(),
      subscriberCount: text(),
      hiddenSubscriberCount: truth(),
      videoCount: text(),
      commentCount: text(),
    }),
    topicDetails: group({ topicCategories: texts() }),
    status: group({
      privacyStatus: privacyStatus(),
      isLinked: truth(),
      longUploadsStatus: word<'allowed' | 'eligible' | 'disallowed'>(),
      madeForKids: truth(),
      selfDeclaredMadeForKids: truth(),
      isChannelMonetizationEnabled: truth(),
    }),
    brandingSettings: group({
      channel: group({
        title: text(),
        description: text(),
        keywords: text(),
        trackingAnalyticsAccountId: text(),
        unsubscribedTrailer: text(),
        defaultLanguage: text(),
        country: text(),
        // Withdrawn. A known property that cannot be written is not sent back by `updateParts` (video API behaviour,
        // section 11)
        showBrowseView: truth(),
      }),
      image: group({ bannerExternalUrl: text() }),
    }),
    auditDetails: group({
      communityGuidelinesGoodStanding: truth(),
      contentIdClaimsGoodStanding: truth(),
      copyrightStrikesGoodStanding: truth(),
    }),
    contentOwnerDetails: group({ contentOwner: text(), timeLinked: text() }),
    localizations: Localizations(),
  });

/** A channel in an answer. */
export type Channel = z.output<ReturnType<typeof Channel>>;

/** @source video API source document, Endpoints; filters: video API behaviour, section 5 */
export const list = method({
  ...reading,
  id: 'channels.list',
  path: '/channels',
  query: () =>
    z
      .strictObject({
        part: parts(
          'auditDetails',
          'brandingSettings',
          'contentDetails',
          'contentOwnerDetails',
          'id',
          'localizations',
          'snippet',
          'statistics',
          'status',
          'topicDetails',
        ),
        id: z.optional(ids()),
        mine: flag(),
        forHandle: string(),
        forUsername: string(),
        managedByMe: flag(),
        mySubscribers: flag(),
        categoryId: string(),
        hl: string(),
        ...paging(),
        fields: fields(),
        ...contentOwner(),
      })
      .check(
        exactlyOne('id', 'mine', 'forHandle', 'forUsername', 'managedByMe', 'mySubscribers', 'categoryId'),
      ),
  response: page(Channel),
  scopes: auditScopes,
});

/**
 * Takes exactly one part. The title may be repeated or omitted, but not changed. `showBrowseView` and the promotions of
 * the source document were withdrawn (video API behaviour, sections 5 and 11).
 */
export const update = method({
  ...updating,
  id: 'channels.update',
  path: '/channels',
  query: () =>
    z.strictObject({
      part: parts('brandingSettings', 'localizations').check(z.maxLength(1)),
      fields: fields(),
      ...contentOwner(),
    }),
  body: () =>
    z.strictObject({
      id: id(),
      brandingSettings: z.optional(
        z.strictObject({
          channel: z.optional(
            z.strictObject({
              title: string(),
              description: string(),
              keywords: string(),
              trackingAnalyticsAccountId: string(),
              unsubscribedTrailer: string(),
              defaultLanguage: string(),
              country: string(),
            }),
          ),
          image: z.optional(z.strictObject({ bannerExternalUrl: string() })),
        }),
      ),
      localizations: localizations(),
    }),
  response: Channel,
  reads: list,
});
