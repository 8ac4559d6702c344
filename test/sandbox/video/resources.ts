import { createHash } from 'node:crypto';
import type { Call, Resource, World } from './method';
import type { Page } from './paging';

type Part = Record<string, unknown>;

export const formatNow = (world: World) => new Date(world.clock()).toISOString();

/** Changes whenever the resource does. */
export const computeEtag = (value: unknown) =>
  createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 27);

/**
 * A resource as answers hold it: kind, etag and id, plus those parts that were asked for. Parts are
 * computed only when wanted.
 */
export function resource(
  call: Call,
  kind: string,
  id: string,
  parts: Readonly<Record<string, () => Part | undefined>>,
): Resource {
  const wanted = Object.entries(parts).flatMap(([name, build]) => {
    const part = call.parts.has(name) ? build() : undefined;
    return part === undefined ? [] : [[name, part] as const];
  });
  const content = { id, ...Object.fromEntries(wanted) };
  return { kind: `youtube#${kind}`, etag: computeEtag(content), ...content };
}

/** A list answer: one page of resources with its tokens, or all of them where a list has no pages. */
export function listAnswer<Row>(
  kind: string,
  page: Pick<Page<Row>, 'entries'> & Partial<Page<Row>>,
  build: (row: Row) => Record<string, unknown>,
): Resource {
  const { entries, ...paging } = page;
  const content = { ...paging, items: entries.map(build) };
  return { kind: `youtube#${kind}`, etag: computeEtag(content), ...content };
}

const videoSizes = { default: [120, 90], medium: [320, 180], high: [480, 360] } as const;
const videoFiles = { default: 'default.jpg', medium: 'mqdefault.jpg', high: 'hqdefault.jpg' } as const;

export function videoThumbnails(videoId: string): Part {
  return Object.fromEntries(
    Object.entries(videoSizes).map(([name, [width, height]]) => {
      const file = videoFiles[name as keyof typeof videoFiles];
      return [name, { url: `https://i.ytimg.com/vi/${videoId}/${file}`, width, height }];
    }),
  );
}

export const channelPicture = (channelId: string, name: string) =>
  `https://i.ytimg.com/ch/${channelId}/${name}.jpg`;

export function channelThumbnails(channelId: string): Part {
  const sizes = { default: 88, medium: 240, high: 800 };
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [
      name,
      { url: channelPicture(channelId, name), width: size, height: size },
    ]),
  );
}
