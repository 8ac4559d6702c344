import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { until } from '../harness/until';
import { type Patch, readPicture } from './picture';

const run = promisify(execFile);

/** A display without a screen, its window manager, and a hand that moves mouse and keys. */
export interface Screen {
  /** For programs that shall draw on it. */
  readonly env: Record<string, string>;
  click(x: number, y: number, button?: 'left' | 'right'): Promise<void>;
  /** Two presses, 150 ms apart. */
  doubleClick(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  /** As xdotool names keys: `alt+shift+s`, `Down`, `Return`. One after the other. */
  keys(...keys: string[]): Promise<void>;
  /** The middle of all pixels of about a patch's colour in a part of the screen; undefined where they are too few. */
  find(patch: Patch, area: Area): Promise<Place | undefined>;
  /** Windows on the screen, an open menu counting as one. */
  windowCount(): Promise<number>;
  close(): Promise<void>;
}

/** In pixels of the screen. */
export interface Place {
  x: number;
  y: number;
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export async function startScreen(): Promise<Screen> {
  const folder = mkdtempSync(join(tmpdir(), 'cuecard-screen-'));
  // Without -noreset the server starts over as its last client leaves: a first look would throw the window manager out.
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp', '-noreset', '-fbdir', folder],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const env = { DISPLAY: `:${await readDisplay(server)}` };
  const manager = spawn('openbox', [], { stdio: 'ignore', env: { ...process.env, ...env } });
  const xdotool = async (...args: string[]) =>
    (await run('xdotool', args, { env: { ...process.env, ...env } })).stdout;
  const move = async (x: number, y: number) => {
    await xdotool('mousemove', '--sync', String(Math.round(x)), String(Math.round(y)));
  };
  await until('the window manager', async () => (await xdotool('get_desktop')).trim() === '0');

  return {
    env,
    move,
    async click(x, y, button = 'left') {
      await move(x, y);
      await xdotool('click', button === 'left' ? '1' : '3');
    },
    async doubleClick(x, y) {
      await move(x, y);
      await xdotool('click', '--repeat', '2', '--delay', '150', '1');
    },
    async keys(...keys) {
      for (const key of keys) await xdotool('key', '--clearmodifiers', '--delay', '40', key);
    },
    async find(patch, area) {
      return readPicture(join(folder, 'Xvfb_screen0')).middleOf(patch, area);
    },
    async windowCount() {
      const ids = await xdotool('search', '--onlyvisible', '--maxdepth', '1', '--name', '');
      return ids.split('\n').filter(Boolean).length;
    },
    async close() {
      manager.kill();
      server.kill();
      await new Promise((resolve) => server.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The number that the server chose; it says so once it is ready. */
function readDisplay(server: ChildProcess): Promise<string> {
  const output = server.stdio[3];
  if (!output || !('readable' in output)) throw new Error('Xvfb has no way to tell its display');
  return new Promise((resolve, reject) => {
    createInterface(output as NodeJS.ReadableStream).once('line', (line) => resolve(line.trim()));
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
}
