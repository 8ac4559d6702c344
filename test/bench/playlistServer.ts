import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// A program of its own, so that its time and memory are not those of whoever calls it: one playlist of 10,000
// items behind the video API's listing. Says its port once it listens.
const itemCount = 10_000;

const item = (index: number) => ({
  kind: 'youtube#playlistItem',
  etag: `etag-of-${index}`,
  id: `UExiZW5jaA.${index}`,
  snippet: {
    publishedAt: '2026-11-21T17:00:00Z',
    channelId: 'UCbench',
    title: `Evening ${index} with guests`,
    description: 'Three ensembles share the stage; doors open an hour before. '.repeat(4),
    thumbnails: Object.fromEntries(
      ['default', 'medium', 'high', 'standard', 'maxres'].map((size) => [
        size,
        { url: `https://i.ytimg.com/vi/video-${index}/${size}.jpg`, width: 480, height: 360 },
      ]),
    ),
    channelTitle: 'Bench',
    playlistId: 'PLbench',
    position: index,
    resourceId: { kind: 'youtube#video', videoId: `video-${index}` },
    videoOwnerChannelTitle: 'Bench',
    videoOwnerChannelId: 'UCbench',
  },
  contentDetails: { videoId: `video-${index}`, videoPublishedAt: '2026-11-20T17:00:00Z' },
});

function page(from: number, size: number): string {
  const next = from + size;
  return JSON.stringify({
    kind: 'youtube#playlistItemListResponse',
    etag: `etag-from-${from}`,
    ...(next < itemCount && { nextPageToken: String(next) }),
    pageInfo: { totalResults: itemCount, resultsPerPage: size },
    items: Array.from({ length: Math.min(size, itemCount - from) }, (_, index) => item(from + index)),
  });
}

/** Written once: measured is who asks. */
const pages = new Map<string, string>();

const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://any.example');
  const [from, size] = [searchParams.get('pageToken') ?? '0', searchParams.get('maxResults') ?? '5'];
  const name = `${from} ${size}`;
  const answer = pages.get(name) ?? page(Number(from), Number(size));
  pages.set(name, answer);
  response.setHeader('content-type', 'application/json; charset=UTF-8').end(answer);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
