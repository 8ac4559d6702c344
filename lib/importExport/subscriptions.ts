import type { ChannelSubject } from '../pages/subject';
import { channelUrl } from '../pages/videoAddress';
import { readCsv, writeCsv } from './csv';
import {
  type FoundLink,
  type LinkedSubject,
  type ParsedLinks,
  parseId,
  parseLink,
  toParsedLinks,
} from './links';
import { readOutlines, writeOutlines } from './opml';

/** A subscribed channel. */
export interface SubscribedChannel {
  channelId: string;
  title: string;
}

/**
 * Reads the channels of a list of subscriptions: OPML, or the CSV of the platform's export with a header in any
 * language.
 * @throws Fault `badInput`: `quoteOpen` or `opmlBroken`, about the line
 */
export function readSubscriptions(text: string): ParsedLinks {
  return toParsedLinks(/^\ufeff?\s*</.test(text) ? readChannelOutlines(text) : readRecords(text));
}

/** CSV with the columns of the platform's export. */
export function writeSubscriptionsCsv(channels: readonly SubscribedChannel[]): string {
  const rows = channels.map(({ channelId, title }) => [channelId, channelUrl(channelId), title]);
  return writeCsv([['Channel Id', 'Channel Url', 'Channel Title'], ...rows]);
}

/** OPML with the RSS feed of each channel. @param name title of the list */
export function writeSubscriptionsOpml(name: string, channels: readonly SubscribedChannel[]): string {
  const feed = (channelId: string) => `https://www.youtube.com/feeds/videos.xml?channel_id=${channelId}`;
  return writeOutlines(
    name,
    channels.map(({ channelId, title }) => ({ title, feedUrl: feed(channelId) })),
  );
}

/** Outlines without an address are folders. */
function readChannelOutlines(text: string): FoundLink[] {
  return readOutlines(text).flatMap(({ line, attributes }) => {
    const addresses = [attributes.get('xmlurl'), attributes.get('htmlurl'), attributes.get('url')];
    const [first] = addresses.filter((address) => address !== undefined);
    if (first === undefined) return [];
    const subject = addresses.map((address) => findChannel(address ?? '')).find(Boolean);
    return { line, text: first, subject, title: attributes.get('title') || attributes.get('text') };
  });
}

/** A first record without a channel is a header. */
function readRecords(text: string): FoundLink[] {
  return readCsv(text).flatMap(({ line, fields }, index) => {
    const channels = fields.map((field) => findChannel(field.trim()));
    const subject = channels.find(Boolean);
    if (subject === undefined && index === 0) return [];
    const title = fields.findLast((field, place) => field.trim() !== '' && !channels[place]);
    return { line, text: fields.join(' '), subject, title: title?.trim() };
  });
}

function findChannel(text: string): ChannelSubject | undefined {
  const subject: LinkedSubject | undefined = parseId(text) ?? parseLink(text);
  return subject?.kind === 'channel' ? subject : undefined;
}
