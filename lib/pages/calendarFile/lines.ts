/**
 * Splits a file into logical lines: a line that begins with white space continues the line before it. Lines of
 * vCalendar 1.0 in the encoding of email (quoted-printable) are decoded. If the calendar's first line is indented, as in
 * a file from a template, so are all others.
 */
export function unfold(text: string): string[] {
  const indent = /(?:^|[\r\n])([ \t]{1,40})BEGIN:VCALENDAR/i.exec(text.slice(0, 1_000))?.[1];
  const lines = (indent === undefined ? text : `\n${text}`.replaceAll(`\n${indent}`, '\n'))
    .replace('\ufeff', '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n|\r/);
  return /ENCODING=QUOTED-PRINTABLE/i.test(text) ? decodeQuoted(lines) : lines;
}

const quoted = /^[^:]{1,300};ENCODING=QUOTED-PRINTABLE[;:]/i;

function decodeQuoted(lines: readonly string[]): string[] {
  const decoded: string[] = [];
  const rest = lines.values();
  for (const line of rest) {
    const parts = [line];
    const isQuoted = quoted.test(line);
    // A line that ends with the sign of the encoding goes on in the next one
    while (isQuoted && parts.at(-1)?.endsWith('=')) parts.push(rest.next().value ?? '');
    decoded.push(isQuoted ? decodeLine(parts.map((part) => part.replace(/=$/, '')).join('')) : line);
  }
  return decoded;
}

function decodeLine(line: string): string {
  const colon = line.indexOf(':');
  const charset = /;CHARSET=([\w-]{1,40})/i.exec(line.slice(0, colon))?.[1] ?? 'utf-8';
  const name = line.slice(0, colon).replace(/;(?:ENCODING|CHARSET)=[^;:]*/gi, '');
  const bytes: number[] = [];
  const value = line.slice(colon + 1);
  for (const [sign, code] of value.matchAll(/=([\da-f]{2})|[\s\S]/gi))
    bytes.push(code ? Number.parseInt(code, 16) : sign.charCodeAt(0) & 0xff);
  // Signs that separate values in iCalendar were plain text in vCalendar 1.0
  const text = decode(new Uint8Array(bytes), charset).replace(/[\\;,]/g, '\\$&');
  return `${name}:${text.replaceAll('\n', '\\n')}`;
}

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** A date or time of a file: its own text, and the parameters of its property. */
export interface WrittenValue {
  value: string;
  /** TZID; empty if absent. */
  zone: string;
  /** VALUE is DATE. */
  isDate: boolean;
}

const dateLine = /^[\w-]+((?:;[^:;="]{1,60}=(?:"[^"]{0,200}"|[^:;"]{0,200})){0,10}):(.*)$/s;
/** Some programs write a TZID with a colon and no quotes, or a semicolon before the value. */
const damagedLine = /^[\w-]+(;.{0,400})[:;](\d{8}(?:T\d{4,6}Z?)?)$/is;

/** The values of a property with dates or times, such as EXDATE, of all lines of that name. */
export function readDateValues(lines: readonly string[], name: string): WrittenValue[] {
  return lines.flatMap((line) => {
    if (line.slice(0, name.length).toUpperCase() !== name || !/^[;:]/.test(line.slice(name.length)))
      return [];
    const whole = dateLine.exec(line);
    const isDated = /^\s*\d{4}-?\d\d/.test(whole?.[2] ?? '');
    const [, parameters = '', values = ''] = (isDated ? whole : damagedLine.exec(line.trimEnd())) ?? [];
    const [, quotedZone, zone = ''] = /;TZID=(?:"([^"]*)"|([^;]*))/i.exec(parameters) ?? [];
    const isDate = /;VALUE="?DATE"?(?:;|$)/i.test(parameters);
    return values
      .slice(0, maximumValues)
      .split(',')
      .map((value) => ({ value: value.trim(), zone: (quotedZone ?? zone).trim(), isDate }));
  });
}

/** Characters of the values of one property. */
const maximumValues = 100_000;
