import { beforeAll, describe, expect, test } from 'vitest';
import { differences } from './replay/comparison';
import { type Course, courses, isRecording, type Recording, readCourse } from './replay/course';
import { type Answer, Player } from './replay/player';
import { remaining } from './replay/remaining';

/** The recordings of two live calendars, played again against the sandbox, in order and from the first reset on. */

interface Played {
  recording: Recording;
  answer: Answer;
  differences: string[];
}

/** By folder of the course, and by name. */
const replays = new Map<string, Map<string, Played>>();
const answers = new Map<string, unknown>();
const agrees = (one: Played): boolean => one.differences.length === 0;
const playedOf = (folder: string): Played[] => [...(replays.get(folder)?.values() ?? [])];
const differing = (folder: string): Played[] => playedOf(folder).filter((one) => !agrees(one));

beforeAll(async () => {
  for (const course of courses) {
    const played = await replay(course);
    replays.set(course.folder, played);
    console.log(tableOf(course, [...played.values()]));
  }
}, 240_000);

async function replay(course: Course): Promise<Map<string, Played>> {
  const played = new Map<string, Played>();
  const player = await Player.start(course);
  for (const step of readCourse(course)) {
    const answer = await player.play(step);
    if (!answer || !isRecording(step)) continue;
    answers.set(step.name, step.answer);
    played.set(step.name, { recording: step, answer, differences: differences(step, answer, answers) });
  }
  player.close();
  return played;
}

/** How many agree, by what they are about; and of each that does not, why. */
function tableOf({ folder }: Course, all: readonly Played[]): string {
  const subjects = new Set(all.map(({ recording }) => subjectOf(recording)));
  const row = (subject: string, some: readonly Played[]) =>
    `  ${subject.padEnd(12)}${count(some.filter(agrees))} of ${count(some)}`;
  const count = (some: readonly Played[]) => String(some.length).padStart(5);
  return [
    `${folder} replay: agreeing answers`,
    ...[...subjects].map((subject) =>
      row(
        subject,
        all.filter((one) => subjectOf(one.recording) === subject),
      ),
    ),
    row('all', all),
    ...differing(folder).map(({ recording: { name } }) => `  ${name}: ${remaining[name] ?? 'no reason'}`),
  ].join('\n');
}

/** The calendar's collection, or the site around it. */
const subjectOf = ({ path }: Recording): string =>
  /^calendar:\/(events|venues|organizers|categories|tags)\b/.exec(path)?.[1] ?? 'site';

describe.each([
  ['calendar', 1111],
  ['calendar-6.17.1', 1322],
])('the recorded course %s', (folder, count) => {
  test('is played whole', () => expect(playedOf(folder)).toHaveLength(count));

  test('agrees, but for what has a reason', () => {
    const unexplained = differing(folder).filter(({ recording }) => !(recording.name in remaining));
    expect(unexplained.map((one) => [one.recording.name, ...one.differences.slice(0, 10)])).toEqual([]);
  });

  test('agrees for 99 of 100', () =>
    expect(differing(folder).length / playedOf(folder).length).toBeLessThanOrEqual(0.01));
});

test('has a reason only for what does not agree', () => {
  const names = courses.flatMap(({ folder }) => differing(folder)).map(({ recording }) => recording.name);
  expect(Object.keys(remaining).filter((name) => !names.includes(name))).toEqual([]);
});

describe('the comparison', () => {
  /** What is found when an agreeing answer is changed. */
  function found(name: string, change: (answer: Answer) => Partial<Answer>): string[] {
    const { recording, answer } = replays.get('calendar')?.get(name) ?? expect.unreachable(name);
    return differences(recording, { ...answer, ...change(answer) }, answers);
  }
  const replaced = (from: string, to: string) => (answer: Answer) => {
    expect(answer.text).toContain(from);
    return { text: answer.text.replace(from, to) };
  };

  test.each([
    ['another status', () => ({ status: 200 }), 'status: 201 became 200'],
    ['another right', () => ({ headers: new Headers({ allow: 'GET' }) }), 'allow: "GET, POST" became "GET"'],
    [
      'another value',
      replaced('"Europe/Paris"', '"Europe/Rome"'),
      'body.timezone: "Europe/Paris" became "Europe/Rome"',
    ],
    ['another type', replaced('"author":"1"', '"author":1'), 'body.author: "1" became 1'],
    ['a missing field', replaced('"slug":"winter-lights",', ''), 'body.slug: is missing'],
    ['one field more', replaced('"slug":', '"more":1,"slug":'), 'body.more: is too much'],
    ['a shorter list', replaced('"tags":[', '"tags":[],"other":['), 'body.tags.length: 2 became 0'],
    ['UTC for local time', replaced('"date":"2026-11-21 02', '"date":"2026-11-21 07'), 'body.date: '],
    ['no JSON', () => ({ text: '<html>' }), 'body: no JSON'],
  ] as const)('sees %s', (_what, change, difference) => {
    expect(found('event-create-full', change)).toContainEqual(expect.stringContaining(difference));
  });

  test('sees another error and another faulty parameter', () => {
    expect(found('event-create-image-unknown-id', replaced('"image"', '"venue"'))).toEqual([
      'body.data.params.venue: is too much',
      'body.data.params.image: is missing',
    ]);
    expect(found('event-read-unknown-id', replaced('rest-event-not-found', 'rest_no_route'))).toHaveLength(1);
  });

  test('tells an empty header from a missing one, and HEAD from GET', () => {
    const withoutOrigin = ({ headers }: Answer) => {
      const changed = new Headers(headers);
      changed.delete('access-control-allow-origin');
      return { headers: changed };
    };
    expect(found('cors-get-events-with-origin', withoutOrigin)).toEqual([
      'access-control-allow-origin: "" became null',
    ]);
    expect(found('event-read-head', () => ({ text: '{}' }))).toEqual(['body: is too much']);
  });

  test('of a shortened list looks at every item', () => {
    expect(
      found('events-list-default-admin', replaced('"title":"Tonight talk"', '"title":"Other"')),
    ).toHaveLength(1);
    expect(found('events-list-default-admin', () => ({}))).toEqual([]);
  });
});
