import { Frame } from '../../../entrypoints/frame/Frame';
import type { FrameView, JobView } from '../../../lib/messages';
import { pick, press, type Step, see } from '../controls';
import type { Answers } from '../fakeBackground';
import * as sample from '../samples';
import { actionEnding, quiet, refuse, type State, state } from './drawing';

const frame = (name: string, view: FrameView, answers: Answers, ...steps: Step[]) =>
  state('frame', name, <Frame ticket="ticket" />, { ...quiet, ...answers, frame: () => view }, ...steps);

const event: FrameView = { view: 'event', subject: sample.eventSubject, pageTitle: 'Jazz Night' };

const lists: FrameView = { view: 'playlists', subject: sample.video, pageTitle: 'Midnight on the Quay' };

const report: FrameView = { view: 'report', subject: sample.video, pageTitle: 'Midnight on the Quay' };

const link: FrameView = { view: 'link', url: 'https://venue.example/many', pageTitle: 'Programme' };

const block = (title: string, day: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Event', name: title, startDate: `2026-12-${day}T19:00` })}</script>`;

const usedTicket: JobView = {
  ...sample.failedJob,
  failure: { reason: 'ticket', text: 'This page was opened another time.' },
};

const gig = (title: string, date: string, at: number) => [
  { depth: 0, kind: 'li', at, role: 'item' as const },
  { depth: 1, kind: 'line', text: title, at, role: 'title' as const },
  { depth: 1, kind: 'line', text: date, at, role: 'date' as const },
];

/** What was learned in a page whose events have these dates. */
const toTaught = (...dates: string[]): FrameView => ({
  view: 'page',
  outline: { title: '', nodes: [] },
  taught: { title: 'Club', nodes: dates.flatMap((date, at) => gig(`Evening ${at + 1}`, date, at)) },
  rule: { item: [{ tag: 'li', classes: [] }], date: [] },
  url: 'https://club.example/events',
  pageTitle: 'Club',
});
const keepsRule: Answers = { keepTaughtPage: () => ({ page: 'https://club.example/events' }) };

/** States of the frame. */
export const frameStates: State[] = [
  frame('playlists', lists, { view: () => sample.videoView }, see('Café')),
  frame(
    'playlists, saved',
    lists,
    { view: () => sample.videoView, ...actionEnding(sample.savedJob) },
    see('Café'),
    pick('Jazz'),
    see('Saved'),
  ),
  frame('a report', report, { view: () => sample.videoView }, press('Spam'), see('More precisely')),
  frame('an event', event, { view: () => sample.eventView }, see('Time zone')),
  frame(
    'an event in doubt',
    { ...event, subject: sample.doubtfulEvent },
    { view: () => sample.eventView },
    see('To check'),
  ),
  frame(
    'an event, published',
    event,
    { view: () => sample.eventView, ...actionEnding(sample.addedJob) },
    see('Time zone'),
    press('Save as draft'),
    see('added to your calendar'),
  ),
  frame('a page taught', toTaught('3 May 2027', '4 May 2027'), keepsRule, see('From now on')),
  frame('a page taught without a date', toTaught('soon'), keepsRule, see('recognises no date')),
  frame(
    'a linked page with several',
    link,
    { readPage: ({ url }) => ({ url, html: block('Jazz Night', '10') + block('Harbour market', '12') }) },
    see('Choose'),
  ),
  frame(
    'a linked page without',
    link,
    { readPage: ({ url }) => ({ url, html: '<p>Nothing here</p>' }) },
    see('Fill in'),
  ),
  frame(
    'a linked page not to be read',
    link,
    { readPage: () => refuse({ ...sample.failedJob, failure: sample.notReadable }) },
    see('reads the page once'),
  ),
  frame(
    'a selection',
    {
      view: 'selection',
      text: 'Lecture on tides\nThursday 10 December 2026, 7:30 pm to 9 pm',
      url: 'https://venue.example/talk',
      pageTitle: 'Talks',
    },
    { view: () => sample.eventView },
    see('Time zone'),
  ),
  state(
    'frame',
    'a ticket used before',
    <Frame ticket="used" />,
    { ...quiet, frame: () => refuse(usedTicket) },
    see('another time'),
  ),
];
