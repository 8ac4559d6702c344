import { Fault } from '../errors';

/** Whether a text is meant as JSON; a line that begins with a bracketed word is not. */
export const isJson = (text: string): boolean => /^\ufeff?\s*(?:\{\s*["}]|\[\s*(?:["[\]{\d]|$))/.test(text);

/**
 * Parses a JSON file. One with a value in each line, as FreeTube writes its databases, gives an array of them.
 * @throws Fault `badInput/jsonBroken` about the line
 */
export function parseJsonFile(text: string): unknown {
  const json = text.replace(/^\ufeff/, '');
  try {
    return JSON.parse(json);
  } catch (error) {
    const lines = json.split(/\r?\n/);
    const isOnePerLine = (line: string) => /^\s*(?:\{.*\}\s*)?$/.test(line);
    if (lines.slice(0, 2).every(isOnePerLine)) return lines.flatMap(parseLine);
    throw brokenAt(findBrokenLine(text, error));
  }
}

function parseLine(text: string, index: number): unknown[] {
  try {
    return text.trim() === '' ? [] : [JSON.parse(text)];
  } catch {
    throw brokenAt(index + 1);
  }
}

const brokenAt = (line: number) => new Fault({ kind: 'badInput', reason: 'jsonBroken', about: String(line) });

/**
 * Line of a JSON error. The message names the line, the position or the text there, depending on the browser; for a
 * truncated text, nothing.
 */
function findBrokenLine(text: string, error: unknown): number {
  const { message } = error instanceof Error ? error : { message: '' };
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const said = /position (\d+)/.exec(message)?.[1];
  const passage = /^Unexpected token '.{1,2}', \.{0,3}"(.*?)"(?:\.{3})? is not valid JSON$/s.exec(
    message,
  )?.[1];
  const position = said ? Number(said) : passage ? text.indexOf(passage) + passage.length / 2 : text.length;
  return text.slice(0, position).split('\n').length;
}
