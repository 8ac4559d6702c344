import { Fault } from '../errors';

/** A record of a CSV file and the line it starts on, counted from 1. */
export interface CsvRow {
  line: number;
  fields: string[];
}

const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

/** End of an unquoted field. */
const fieldEnds: Record<Separator, RegExp> = { ',': /[,\r\n]|$/g, ';': /[;\r\n]|$/g, '\t': /[\t\r\n]|$/g };

/**
 * Reads a CSV file (RFC 4180) without its blank lines: quoted fields, any line ends, a byte order mark, and commas,
 * semicolons or tabs as separator, whichever occurs most in the first record. The apostrophe that `writeCsv` puts
 * before formulas is removed.
 * @throws Fault `badInput/quoteOpen` about the line of a quoted field without end
 */
export function readCsv(text: string): CsvRow[] {
  const { separator, start } = detectFormat(text);
  const end = fieldEnds[separator];
  const rows: CsvRow[] = [];
  let line = 1 + countNewlines(text.slice(0, start));
  let row: CsvRow = { line, fields: [] };
  for (let at = start; at < text.length || row.fields.length > 0; ) {
    const quoted = text[at] === '"' ? readQuoted(text, at, line) : undefined;
    // Text between a closing quote and the separator, as some programs write it, belongs to the field.
    end.lastIndex = quoted?.end ?? at;
    const stop = end.exec(text)?.index ?? text.length;
    row.fields.push(unescapeFormula((quoted?.field ?? '') + text.slice(quoted?.end ?? at, stop)));
    line += countNewlines(quoted?.field ?? '');
    at = stop + 1;
    if (text[stop] === separator) continue;
    if (text.startsWith('\r\n', stop)) at++;
    if (quoted || row.fields.length > 1 || row.fields[0]?.trim()) rows.push(row);
    line++;
    row = { line, fields: [] };
  }
  return rows;
}

/** Whether a record reads like the names of columns, in any language: no digits, addresses or names of accounts. */
export const isHeader = ({ fields }: CsvRow): boolean =>
  fields.every((field) => !/[\d@/]/.test(field)) &&
  (fields.length > 1 || /(?<!\p{L})(?:ids?|urls?|links?|channels?|videos?)(?!\p{L})/iu.test(fields[0] ?? ''));

/**
 * Writes a CSV file: commas, CRLF, and a byte order mark, by which spreadsheets detect UTF-8. Fields that a spreadsheet
 * would run as a formula get an apostrophe.
 */
export function writeCsv(records: readonly (readonly string[])[]): string {
  const lines = records.map((fields) => fields.map(writeField).join(',') || '""');
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`;
}

const formula = /^'*[=+\-@\t\r＝＋－＠]/;

const unescapeFormula = (field: string) =>
  field.startsWith("'") && formula.test(field) ? field.slice(1) : field;

function writeField(field: string): string {
  const harmless = formula.test(field) ? `'${field}` : field;
  return /[",;\t\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Reads a quoted field, in which two quotes stand for one. */
function readQuoted(text: string, start: number, line: number): { field: string; end: number } {
  const pieces: string[] = [];
  for (let from = start + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote < 0) throw new Fault({ kind: 'badInput', reason: 'quoteOpen', about: String(line) });
    pieces.push(text.slice(from, quote));
    if (text[quote + 1] !== '"') return { field: pieces.join('"'), end: quote + 1 };
    from = quote + 2;
  }
}

/** Separator, and index of the first record; spreadsheets may name the separator in a line `sep=;`. */
function detectFormat(text: string): { separator: Separator; start: number } {
  const said = /^\ufeff?sep=([,;\t])(?:\r\n?|\n)/i.exec(text);
  if (said) return { separator: said[1] as Separator, start: said[0].length };
  const start = text.startsWith('\ufeff') ? 1 : 0;
  const counts = new Map<string, number>(separators.map((separator) => [separator, 0]));
  let isQuoted = false;
  let isBlank = true;
  for (const character of text.slice(start, start + 10_000)) {
    if (!isQuoted && /[\r\n]/.test(character) && !isBlank) break;
    if (character === '"') isQuoted = !isQuoted;
    const count = counts.get(character);
    if (!isQuoted && count !== undefined) counts.set(character, count + 1);
    isBlank &&= /\s/.test(character);
  }
  const count = (separator: Separator) => counts.get(separator) ?? 0;
  const [separator = ','] = [...separators].sort((one, other) => count(other) - count(one));
  return { separator, start };
}

const countNewlines = (text: string) => text.match(/\r\n?|\n/g)?.length ?? 0;
