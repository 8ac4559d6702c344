import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FullConfig, TestInfo } from '@playwright/test';
import type { LoggedRequest } from '../../sandbox/requests';
import { checkCalendarItems, findCalendarItems } from './calendarItems';
import { type SourceMethod, sourceMethods } from './sourceMethods';

/** The spec of the console, where any method can be called: it shows no control of a method's own. */
const consoleSpec = 'methods.spec.ts';
/** Within the output folder of the run, which is emptied as it begins. */
const toFolder = (outputFolder: string) => join(outputFolder, 'methods');
/** Variable that names the projects of which `npm test` runs every test. */
const wholeProjects = 'CUECARD_WHOLE_PROJECTS';

/** The method that a request calls, as the source document has it; undefined if it is no call of the video API. */
export function findMethod({ method, path }: LoggedRequest): SourceMethod | undefined {
  const at = path.replace(/^\/upload(?=\/)/, '').split('/youtube/v3')[1];
  if (at === undefined) return undefined;
  const called = sourceMethods.find(
    ([, http, wanted]) =>
      http === method &&
      (wanted.endsWith('/{id}')
        ? at.startsWith(wanted.slice(0, -4)) && at.length > wanted.length - 4
        : at === wanted),
  );
  return called?.[0];
}

/**
 * Keeps which methods of the video API and which items of the calendar's the extension used in a test, with an answer
 * that was no error.
 */
export async function keepMethods(
  { testId, file, project }: Pick<TestInfo, 'testId' | 'file' | 'project'>,
  requests: readonly LoggedRequest[],
): Promise<void> {
  if (file.endsWith(consoleSpec)) return;
  const answered = requests.filter(({ status }) => status >= 200 && status < 400);
  const methods = new Set(answered.map(findMethod).filter((name) => name !== undefined));
  const items = new Set(answered.flatMap(findCalendarItems));
  const folder = toFolder(project.outputDir);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${testId}.json`), JSON.stringify([...methods, ...items]));
}

/**
 * Prints how much of the two source documents was used from controls of its own in this run, and what not.
 * @throws if something was not, though every test of Chromium ran, and the calendar's list of what only the console
 *   reaches does not say so
 */
export async function reportMethods({ projects }: FullConfig): Promise<void> {
  const folder = toFolder(projects[0]?.outputDir ?? '');
  const files = await readdir(folder).catch(() => []);
  const tests = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as string[]),
  );
  if (tests.length === 0) return;
  const seen = new Set(tests.flat());
  const missing = sourceMethods.map(([name]) => name).filter((name) => !seen.has(name));
  const found =
    `Video API: ${sourceMethods.length - missing.length} of ${sourceMethods.length} methods called from controls of their own.` +
    (missing.length > 0 ? ` Not called: ${missing.join(', ')}.` : '');
  const calendar = checkCalendarItems(seen);
  console.log(`${found}\n${calendar.text}`);
  const isWhole = process.env[wholeProjects]?.split(' ').includes('chromium') ?? false;
  const problems = [...(missing.length > 0 ? [found] : []), ...calendar.problems];
  if (problems.length > 0 && isWhole) throw new Error(problems.join('\n'));
}
