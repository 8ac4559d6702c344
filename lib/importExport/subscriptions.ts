import * as z from 'zod/mini';
import type { ChannelSubject } from '../pages/subject';
import { channelUrl } from '../pages/videoAddress';
import { isHeader, readCsv, writeCsv } from './csv';
import { isJson, parseJsonFile } from './json';
import { type FoundLink, type ParsedLinks, parseId, parseLink, splitLinks, toParsedLinks } from './links';
import { readOutlines, writeOutlines } from './opml';

/** A subscribed channel. */
export interface SubscribedChannel {
  channelId: string;
  title: string;
}

/**
 * Reads the channels of a list of subscriptions: OPML; JSON (see `readJson`); the CSV of the platform's export with a
 * header in any language; lines with a link, an id or a handle.
 * @throws Fault `badInput`: `quoteOpen`, `opmlBroken` or `jsonBroken`, about the line
 */
export function readSubscriptions(text: string): ParsedLinks {
  if (/^\ufeff?\s*</.test(text)) return toParsedLinks(readChannelOutlines(text));
  return toParsedLinks(isJson(text) ? readJson(parseJsonFile(text)) : readRecords(text));
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

/** The first record is a header if it reads like one; other lines without a channel are reported. */
function readRecords(text: string): FoundLink[] {
  return readCsv(text).flatMap(({ line, fields }, index) => {
    const channels = fields.map((field) => findChannel(field.trim()));
    const subject = channels.find(Boolean);
    if (subject === undefined && index === 0 && isHeader({ line, fields })) return [];
    const title = fields.findLast((field, place) => field.trim() !== '' && !channels[place]);
    return { line, text: fields.join(' '), subject, title: title?.trim() ?? findTitle(fields) };
  });
}

/** What a field says before or after its link: 'Harbour Hall https://…', '[Harbour Hall](https://…)'. */
function findTitle(fields: readonly string[]): string | undefined {
  const [field = ''] = fields.filter((each) => /\s|\]\(/.test(each.trim()));
  const [link] = splitLinks(field);
  const rest = link ? field.replace(link.text, ' ') : '';
  return rest.replace(/[\s()[\]<>|:;,–—-]+/g, ' ').trim() || undefined;
}

const Text = () => z.catch(z.optional(z.string()), undefined);

/** A backup or profile with subscriptions: NewPipe, FreeTube, Piped, LibreTube, Invidious. */
const Backup = () => z.object({ subscriptions: z.array(z.unknown()) });

/** A subscription there, or in the platform's former export, which had the form of its API. */
const Entry = () =>
  z.object({
    url: Text(),
    channelId: Text(),
    authorId: Text(),
    id: Text(),
    name: Text(),
    title: Text(),
    author: Text(),
    snippet: z.catch(
      z.optional(
        z.object({
          title: Text(),
          resourceId: z.catch(z.optional(z.object({ channelId: Text() })), undefined),
        }),
      ),
      undefined,
    ),
  });

/** The position in the file takes the place of a line number. */
function readJson(file: unknown): FoundLink[] {
  const entries = [file].flat().flatMap((each) => Backup().safeParse(each).data?.subscriptions ?? [each]);
  return entries.map((entry, index) => {
    const said = Entry().safeParse(typeof entry === 'string' ? { url: entry } : entry).data;
    const { snippet } = said ?? {};
    const places = [said?.channelId, snippet?.resourceId?.channelId, said?.authorId, said?.url, said?.id];
    const subject = places.map((place) => findChannel(place ?? '')).find(Boolean);
    const text = said?.url ?? JSON.stringify(entry) ?? '';
    return {
      line: index + 1,
      text,
      subject,
      title: said?.name ?? said?.title ?? said?.author ?? snippet?.title,
    };
  });
}

/** Channel of a text with an id, a handle or a link. */
function findChannel(text: string): ChannelSubject | undefined {
  const handle = /^@\S+$/.test(text) ? parseLink(`https://www.youtube.com/${text}`) : undefined;
  const subjects = [parseId(text), handle, ...splitLinks(text).map(({ subject }) => subject)];
  return subjects.find((subject) => subject?.kind === 'channel');
}
