import { z } from 'zod/mini';
import { refuse } from './errors';
import { isRegion } from './i18n';
import { isLanguage, type Localizations } from './localizations';
import type { Call } from './method';
import type { ChannelRow } from './schema';
import { findVideo } from './videoShape';

const text = z.optional(z.string());
const flag = z.optional(z.boolean());

/** What a channel's owner can set; the withdrawn properties are read and forgotten. */
export const BrandingSettings = z.object({
  channel: z.optional(
    z.object({
      title: text,
      description: text,
      keywords: text,
      country: text,
      defaultLanguage: text,
      unsubscribedTrailer: text,
      trackingAnalyticsAccountId: text,
      moderateComments: flag,
      showBrowseView: flag,
    }),
  ),
  image: z.optional(z.object({ bannerExternalUrl: text })),
});

const no = (reason: string, message: string, name: string, status = 400) =>
  refuse(status, 'channel', reason, message, `brandingSettings.channel.${name}`);

/** The part as columns, whole: what the body leaves out is erased, the banner too. */
export function brandingColumns(
  call: Call,
  channel: ChannelRow,
  settings: z.output<typeof BrandingSettings> | undefined,
) {
  const { title, description = '', ...branding } = settings?.channel ?? {};
  // The title may be repeated or left out; it is changed elsewhere (video API behaviour, section 5).
  if (title !== undefined && title !== channel.title) {
    throw no('channelTitleUpdateForbidden', 'The title cannot be changed here.', 'title');
  }
  if (description.length > 1000 || /[<>]/.test(description)) {
    throw no('brandingValidationError', 'The description is too long or holds < or >.', 'description');
  }
  const { keywords = '', country, defaultLanguage, unsubscribedTrailer } = branding;
  if (keywords.length > 500) throw no('brandingValidationError', 'The keywords are too long.', 'keywords');
  if (country !== undefined && !isRegion(country)) {
    throw no('brandingValidationError', 'There is no such country.', 'country');
  }
  if (defaultLanguage !== undefined && !isLanguage(defaultLanguage)) {
    throw no('brandingValidationError', 'There is no such language.', 'defaultLanguage');
  }
  if (defaultLanguage === undefined && channel.localizations !== '{}') {
    throw no('defaultLanguageNotSetError', 'Localizations need a default language.', 'defaultLanguage');
  }
  if (unsubscribedTrailer && !findVideo(call, unsubscribedTrailer)) {
    throw no('unknownVideoId', 'There is no such video.', 'unsubscribedTrailer', 404);
  }
  const url = settings?.image?.bannerExternalUrl;
  if (url !== undefined && !isOwnBanner(call, channel, url)) {
    throw no('brandingValidationError', 'The banner was not uploaded to this channel.', 'image');
  }
  return {
    description,
    branding: JSON.stringify(branding),
    brandingImage: JSON.stringify(url === undefined ? {} : { bannerExternalUrl: url }),
  };
}

/** Titles are not localised for a channel whose own language nobody knows. */
export function localizationColumns(
  channel: ChannelRow,
  localizations: z.output<typeof Localizations> | undefined,
) {
  const { defaultLanguage }: { defaultLanguage?: string } = JSON.parse(channel.branding);
  const languages = Object.keys(localizations ?? {});
  if (languages.length > 0 && defaultLanguage === undefined) {
    throw no('defaultLanguageNotSetError', 'Localizations need a default language.', 'defaultLanguage');
  }
  if (!languages.every(isLanguage)) {
    throw refuse(
      400,
      'channel',
      'localizationValidationError',
      'There is no such language.',
      'localizations',
    );
  }
  return { localizations: JSON.stringify(localizations ?? {}) };
}

/** Where a banner is served; its name is its row's id. */
export const bannerUrl = (id: string) => `https://yt3.googleusercontent.com/${id}`;

function isOwnBanner({ world }: Call, channel: ChannelRow, url: string): boolean {
  const sql = `SELECT id FROM images WHERE channelId = ? AND purpose = 'banner'`;
  return world.db.all<{ id: string }>(sql, [channel.id]).some(({ id }) => bannerUrl(id) === url);
}
