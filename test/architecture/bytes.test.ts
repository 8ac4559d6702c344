import { beforeAll, describe, expect, test } from 'vitest';
import { ensureBuild } from '../../scripts/build.mjs';
import { bytesOf, pageScripts, readManifest, readScript, videoClientBytes } from './bytes';

const KB = 1024;

/** The design's budgets, in bytes after gzip, on the build that is published. */
describe('the build stays within its budgets', () => {
  beforeAll(() => ensureBuild({ browser: 'chrome', profile: 'live' }), 120_000);

  test('script on every video page: at most 20 KB', () => {
    const scripts = readManifest().content_scripts ?? [];
    const files = scripts.flatMap(({ js = [], css = [] }) => [...js, ...css]);
    expect(files.length).toBeGreaterThan(0);
    expect(bytesOf(...files)).toBeLessThanOrEqual(20 * KB);
  });

  test('script on other sites: none until asked', () => {
    const matches = (readManifest().content_scripts ?? []).flatMap((script) => script.matches);
    expect(matches.filter((pattern) => !/^https:\/\/(www|m|music)\.youtube\.com\//.test(pattern))).toEqual(
      [],
    );
  });

  test('the finder: at most 26 KB', () => {
    expect(bytesOf('pageScanner.js')).toBeGreaterThan(0);
    expect(bytesOf('pageScanner.js')).toBeLessThanOrEqual(26 * KB);
  });

  test('the card: at most 25 KB', () => {
    expect(bytesOf('pageOverlay.js')).toBeGreaterThan(0);
    expect(bytesOf('pageOverlay.js')).toBeLessThanOrEqual(25 * KB);
  });

  test('the choice of many videos: at most 25 KB', () => {
    expect(bytesOf('videoChooser.js')).toBeGreaterThan(0);
    expect(bytesOf('videoChooser.js')).toBeLessThanOrEqual(25 * KB);
  });

  test('moving the button: at most 25 KB', () => {
    expect(bytesOf('buttonMover.js')).toBeGreaterThan(0);
    expect(bytesOf('buttonMover.js')).toBeLessThanOrEqual(25 * KB);
  });

  test('pointing out an event: at most 25 KB', () => {
    expect(bytesOf('eventTeacher.js')).toBeGreaterThan(0);
    expect(bytesOf('eventTeacher.js')).toBeLessThanOrEqual(25 * KB);
  });

  // Since it looks at feeds and pages of events daily, it has the readers of calendar files and JSON-LD, 10 KB
  test('the background worker, one file: at most 240 KB', () => {
    const { service_worker } = readManifest().background;
    expect(bytesOf(service_worker)).toBeGreaterThan(KB);
    expect(bytesOf(service_worker)).toBeLessThanOrEqual(240 * KB);
    expect(readScript(service_worker)).not.toContain('importScripts');
  });

  test('the popup before first content: at most 60 KB', () => {
    const scripts = pageScripts('popup.html');
    expect(scripts.length).toBeGreaterThan(0);
    expect(bytesOf(...scripts)).toBeLessThanOrEqual(60 * KB);
  });

  // A file takes longer to fetch than some kilobytes
  test.each([
    ['popup.html', 10],
    ['manager.html', 25],
  ])('%s: at most %d scripts before first content', (page, most) => {
    expect(pageScripts(page).length).toBeLessThanOrEqual(most);
  });

  test('the video API client beyond zod/mini: at most 12 KB', async () => {
    const bytes = await videoClientBytes();
    expect(bytes).toBeGreaterThan(KB);
    expect(bytes).toBeLessThanOrEqual(12 * KB);
  });
});
