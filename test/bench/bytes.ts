import { createRequire } from 'node:module';
import { ensureBuild } from '../../scripts/build.mjs';
import { bundledBytes, bytesOf, pageScripts, readManifest, videoClientBytes } from '../architecture/bytes';
import type { Row } from './row';

const KB = 1024;
const vendorClient = createRequire(import.meta.url).resolve('@googleapis/youtube');

/** Script per kind of page, after gzip, in the build that is published. */
export async function measureBytes(): Promise<Row[]> {
  await ensureBuild({ browser: 'chrome', profile: 'live' });
  const { content_scripts: scripts = [] } = readManifest();
  const isVideoPage = (pattern: string) => /^https:\/\/\w+\.youtube\.com\//.test(pattern);
  const filesOf = (injected: typeof scripts) => injected.flatMap(({ js = [], css = [] }) => [...js, ...css]);
  const onVideoPages = filesOf(scripts.filter(({ matches }) => matches.every(isVideoPage)));
  const elsewhere = filesOf(scripts.filter(({ matches }) => !matches.every(isVideoPage)));

  const row = (id: string, what: string, ours: number, atMost: number): Row => ({
    id: `bytes.${id}`,
    what,
    unit: 'bytes',
    ours,
    samples: 1,
    budget: { atMost },
  });
  const wholeClient: Row = {
    id: 'bytes.wholeVideoClient',
    what: 'video API client, its transport and zod/mini',
    unit: 'bytes',
    ours: await bundledBytes(['lib/video/index.ts', 'lib/http/index.ts']),
    samples: 1,
    baseline: { what: '@googleapis/youtube', value: await bundledBytes([vendorClient]) },
  };
  const calendarClient: Row = {
    id: 'bytes.calendarClient',
    what: 'calendar API client beyond zod/mini',
    unit: 'bytes',
    samples: 1,
    ours: await bundledBytes(['lib/calendar/index.ts'], ['zod/mini']),
  };
  return [
    row('videoPage', 'script on a video page', bytesOf(...onVideoPages), 20 * KB),
    row('otherPage', 'script on any other page, unasked', bytesOf(...elsewhere), 0),
    row('finder', 'finder, when asked for', bytesOf('pageScanner.js'), 25 * KB),
    row('teacher', 'pointing out an event, when asked for', bytesOf('eventTeacher.js'), 25 * KB),
    row('background', 'background worker', bytesOf(readManifest().background.service_worker), 220 * KB),
    row('popup', 'popup before first content', bytesOf(...pageScripts('popup.html')), 60 * KB),
    row('videoClient', 'video API client beyond zod/mini', await videoClientBytes(), 12 * KB),
    calendarClient,
    wholeClient,
  ];
}
