interface Chapter {
  seconds: number;
  title: string;
}

export interface Chapters {
  /** How many chapters the platform reads out of the description; 0 with a problem. */
  count: number;
  /** The first reason why it reads none, and the title of the chapter concerned. */
  problem?: { code: 'start' | 'few' | 'order' | 'short'; title: string } | undefined;
}

const fewest = 3;
const shortestSeconds = 10;

/**
 * Reads the chapters out of a description: the first starts at 0:00, there are at least three in ascending order, each of
 * 10 seconds at least.
 * @param durationSeconds the end of the last chapter; its length is not checked if this is undefined
 */
export function readChapters(description: string, durationSeconds?: number): Chapters {
  const chapters = findChapters(description);
  const [first] = chapters;
  // One time alone, such as 'at 2:30 the organ', is no list of chapters.
  if (first === undefined || (chapters.length === 1 && first.seconds > 0)) return { count: 0 };
  const problem = findProblem(chapters, first, durationSeconds);
  return problem ? { count: 0, problem } : { count: chapters.length };
}

/** The chapters that the platform reads out of a description; none where `readChapters` finds a problem. */
export const listChapters = (description: string, durationSeconds?: number): readonly Chapter[] =>
  readChapters(description, durationSeconds).count > 0 ? findChapters(description) : [];

const findChapters = (description: string) =>
  description.split('\n').flatMap((line) => readChapter(line) ?? []);

function findProblem(
  chapters: readonly Chapter[],
  first: Chapter,
  durationSeconds: number | undefined,
): Chapters['problem'] {
  if (first.seconds !== 0) return { code: 'start', title: first.title };
  for (const [at, { title, seconds }] of chapters.entries()) {
    const before = chapters[at - 1];
    if (before !== undefined && seconds <= before.seconds) return { code: 'order', title };
  }
  if (chapters.length < fewest) return { code: 'few', title: first.title };
  for (const [at, { title, seconds }] of chapters.entries()) {
    const end = chapters[at + 1]?.seconds ?? durationSeconds;
    if (end !== undefined && end - seconds < shortestSeconds) return { code: 'short', title };
  }
  return undefined;
}

/** A time at the begin of a line, perhaps after a bullet or bracket, or at its end. */
const times = [
  /^\W{0,3}((?:\d{1,2}:)?\d{1,2}:\d\d)(?![\d:])/,
  /(?<![\d:])((?:\d{1,2}:)?\d{1,2}:\d\d)\W{0,2}$/,
];

/** What is left of a line without the marks around it. */
const betweenMarks = /[^\s\p{P}](?:.*[^\s\p{P}])?/u;

function readChapter(line: string): Chapter | undefined {
  const text = line.trim();
  const found = times.map((time) => time.exec(text)).find((match) => match !== null);
  if (found?.[1] === undefined) return undefined;
  const numbers = found[1].split(':').map(Number);
  const seconds = numbers.reduce((sum, number) => sum * 60 + number, 0);
  const rest = text.replace(found[0], '');
  return { seconds, title: betweenMarks.exec(rest)?.[0] ?? '' };
}
