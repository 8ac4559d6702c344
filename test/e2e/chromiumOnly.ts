/**
 * Cases of `*.spec.ts` that do not run in Firefox: all others do. `docs/firefox.md` lists them with the same words.
 */
interface ChromiumOnly {
  file: string;
  /** A part of the titles of the cases; all cases of the file, when left out. */
  title?: string;
  reason: string;
  /** File of the case that takes their place in Firefox. */
  firefox?: string;
}

const covers = 'Firefox cannot see covers';
const states = 'Measures or reads style and markup, which are the same in both builds';
const extensionsPage = "Uses Chromium's page for extensions";
const ownBrowser = 'Starts a browser of its own';
const noPermission =
  "A menu or key that is really used gives the right to read the page; Chromium's harness fires the event alone";

export const chromiumOnly: readonly ChromiumOnly[] = [
  { file: 'accessibility.spec.ts', reason: states },
  {
    file: 'add-event.spec.ts',
    title: 'a site that is no longer connected is reported',
    reason: 'The harness of Firefox cannot answer a prompt before it is asked',
    firefox: 'journey.firefox.ts',
  },
  {
    file: 'choose-videos.spec.ts',
    title: 'chosen videos are saved to two playlists, links are copied',
    reason: 'Reads the clipboard, for which Firefox has no permission',
    firefox: 'copy.spec.ts',
  },
  { file: 'choose-videos.spec.ts', title: 'the keyboard chooses', reason: covers },
  {
    file: 'connect-site.spec.ts',
    title: 'an address that redirects to another host',
    reason: 'Firefox does not tell where a read is redirected to; Cuecard says so',
    firefox: 'connect-site.spec.ts',
  },
  { file: 'disk.spec.ts', reason: "Fills and blocks the disk by way of Chromium's profile" },
  { file: 'effects.spec.ts', reason: covers },
  { file: 'event-button.spec.ts', title: 'nothing is published while the form is covered', reason: covers },
  {
    file: 'evidence.spec.ts',
    reason: "Measures the mark in the closed layer by Chromium's protocol",
    firefox: 'waysIn.firefox.ts',
  },
  {
    file: 'frames.spec.ts',
    reason: 'About the address of the frame, which Chromium changes in each session',
  },
  {
    file: 'hostile-texts.spec.ts',
    reason: 'Judges how sites show what they have stored, whichever browser sent it',
  },
  ...[
    'a cover that receives the clicks',
    'clicks through a cover',
    'a button that the page moves under the pointer',
    'under a cover that',
    'under a cover of the frame',
  ].map((title) => ({ file: 'hostile.spec.ts', title, reason: covers })),
  {
    file: 'import-events.spec.ts',
    title: 'the events that a filter leaves are exported',
    reason: 'The harness of Firefox reads no downloads',
  },
  { file: 'install.spec.ts', reason: extensionsPage, firefox: 'install.firefox.ts' },
  {
    file: 'journey.spec.ts',
    reason: 'The walk of `npm start -- --headless`, which Chromium takes',
    firefox: 'journey.firefox.ts',
  },
  { file: 'keys.spec.ts', title: 'a page without permission is reported', reason: noPermission },
  { file: 'layout.spec.ts', reason: states },
  { file: 'lifecycle.spec.ts', reason: extensionsPage },
  { file: 'menus.spec.ts', title: 'without an overlay,', reason: noPermission },
  { file: 'newcomer.spec.ts', reason: ownBrowser, firefox: 'newcomer.firefox.ts' },
  {
    file: 'page-shapes.spec.ts',
    reason: "Measures the place of our button by Chromium's protocol, in windows and colours of many kinds",
    firefox: 'in-page.spec.ts',
  },
  { file: 'policy.spec.ts', reason: extensionsPage },
  {
    file: 'popup.spec.ts',
    title: 'a letter replaces a picture',
    reason: "The harness of Firefox intercepts no requests of the extension's pages",
  },
  {
    file: 'reach.spec.ts',
    title: 'on the video site its messages are rate-limited',
    reason: 'Counts the pages of the browser, which the harness of Firefox does not',
  },
  { file: 'reach.spec.ts', title: 'key presses under a cover', reason: covers },
  {
    file: 'side-panel.spec.ts',
    reason: 'Firefox has a sidebar in its place',
    firefox: 'waysIn.firefox.ts',
  },
  { file: 'storage.spec.ts', reason: 'The harness of Firefox reads no downloads' },
  {
    file: 'upload.spec.ts',
    title: 'a file that changed on disk',
    reason: 'Firefox reads a file without an error that grew, or that changes while it is sent',
    firefox: 'upload.spec.ts',
  },
  {
    file: 'video-account.spec.ts',
    title: 'a client id that the platform does not know',
    reason: "Firefox shows the platform's own page with the error; Chromium keeps the window shut",
  },
  {
    file: 'video-account.spec.ts',
    title: 'no token is on disk in clear',
    reason: "Listens to all consoles and requests by Chromium's protocol",
  },
  { file: 'zips.spec.ts', reason: ownBrowser, firefox: 'zips.firefox.ts' },
];
