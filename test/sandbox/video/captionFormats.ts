import { writeScc } from './captionScc';
import { type Cue, readClock } from './cues';

/** The forms a track can be downloaded in (video API behaviour, section 5). */
const writers: Readonly<Record<string, (cues: readonly Cue[]) => string>> = {
  sbv: (cues) =>
    cues.map(({ start, end, text }) => `${clock(start, '.', 1)},${clock(end, '.', 1)}\n${text}\n`).join('\n'),
  scc: writeScc,
  srt: (cues) =>
    cues
      .map(
        ({ start, end, text }, index) =>
          `${index + 1}\n${clock(start, ',')} --> ${clock(end, ',')}\n${text}\n`,
      )
      .join('\n'),
  ttml: (cues) =>
    `<?xml version="1.0" encoding="utf-8" ?>\n<tt xmlns="http://www.w3.org/ns/ttml"><body><div>\n${cues
      .map(
        ({ start, end, text }) =>
          `<p begin="${clock(start, '.')}" end="${clock(end, '.')}">${toXml(text)}</p>\n`,
      )
      .join('')}</div></body></tt>\n`,
  vtt: (cues) =>
    `WEBVTT\n\n${cues
      .map(({ start, end, text }) => `${clock(start, '.')} --> ${clock(end, '.')}\n${text}\n`)
      .join('\n')}`,
};

/** A track in another form; undefined for a form that nobody knows. */
export function writeCaptions(cues: readonly Cue[], format: string): string | undefined {
  return Object.hasOwn(writers, format) ? writers[format]?.(cues) : undefined;
}

/**
 * Reads SubRip, WebVTT, SubViewer and TTML: whatever has cues with a start and an end. A file without
 * timings gives none, and no track can be made of it since April 2024 (video API behaviour, section 5).
 */
export function readCaptions(file: Buffer): Cue[] {
  const text = file
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  if (/<tt[\s>]/.test(text)) return readTtml(text);
  return text.split(/\n{2,}/).flatMap((block) => readBlock(block.split('\n')));
}

function readBlock(lines: readonly string[]): Cue[] {
  for (const [at, line] of lines.entries()) {
    const [start, end] = (/^([\d:.,]+) --> ([\d:.,]+)/.exec(line) ?? /^([\d:.]+),([\d:.]+)$/.exec(line) ?? [])
      .slice(1)
      .map(readClock);
    const text = lines
      .slice(at + 1)
      .join('\n')
      .trim();
    if (start !== undefined && end !== undefined && text !== '') return [{ start, end, text }];
  }
  return [];
}

function readTtml(text: string): Cue[] {
  const paragraphs = text.matchAll(/<p\s+begin="([^"]+)"\s+end="([^"]+)"[^>]*>([\s\S]*?)<\/p>/g);
  return [...paragraphs].flatMap(([, begin = '', end = '', content = '']) => {
    const times = [readClock(begin), readClock(end)] as const;
    if (times[0] === undefined || times[1] === undefined) return [];
    const plain = content.replace(/<br\s*\/?>/g, '\n').replace(/<[^>]+>/g, '');
    return [{ start: times[0], end: times[1], text: fromXml(plain) }];
  });
}

function clock(milliseconds: number, mark: string, hourDigits = 2): string {
  const pad = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0');
  const seconds = milliseconds / 1000;
  const [h, m, s] = [pad(seconds / 3600, hourDigits), pad((seconds / 60) % 60, 2), pad(seconds % 60, 2)];
  return `${h}:${m}:${s}${mark}${pad(milliseconds % 1000, 3)}`;
}

const toXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br/>');
const fromXml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
