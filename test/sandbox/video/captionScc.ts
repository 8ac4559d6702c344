import type { Cue } from './cues';

// Control codes of CEA-608, twice each as the standard wants: load, place in row 15, show, clear.
const load = '94ae 94ae 9420 9420 9470 9470';
const show = '942c 942c 942f 942f';
const clear = '942c 942c';

/** Scenarist closed captions: time codes, then pairs of seven-bit letters with odd parity, in hexadecimal. */
export function writeScc(cues: readonly Cue[]): string {
  const lines = cues.flatMap(({ start, end, text }) => [
    `${timeCode(start)}\t${load} ${letters(text)} ${show}`,
    `${timeCode(end)}\t${clear}`,
  ]);
  return `Scenarist_SCC V1.0\n\n${lines.join('\n\n')}\n`;
}

/** Thirty frames a second. */
function timeCode(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60, ((milliseconds % 1000) * 30) / 1000];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

function letters(text: string): string {
  const plain = text.replaceAll('\n', ' ').replace(/[^ -~]/g, '?');
  const even = plain.length % 2 === 0 ? plain : `${plain}\0`;
  return even.replace(/../gs, (pair) => `${[...pair].map(withParity).join('')} `).trim();
}

function withParity(letter: string): string {
  const code = letter.charCodeAt(0);
  const ones = code.toString(2).replaceAll('0', '').length;
  return (ones % 2 === 0 ? code | 0x80 : code).toString(16).padStart(2, '0');
}
