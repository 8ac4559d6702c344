/** A line of an entry (RFC 5545, section 3.1). */
export interface Property {
  /** In upper case. */
  name: string;
  /** By their names in upper case. */
  parameters: ReadonlyMap<string, string>;
  /** As written, with its backslashes. */
  value: string;
}

/** The text properties of an entry, in the order of the file. */
export type Component = readonly Property[];

/** Properties with text that are read. Dates and times are read by `readDateValues`. */
const names = new Set([
  'SUMMARY',
  'DESCRIPTION',
  'X-ALT-DESC',
  'LOCATION',
  'GEO',
  'ORGANIZER',
  'CATEGORIES',
  'URL',
  'IMAGE',
  'ATTACH',
  'STATUS',
  'UID',
  'CONFERENCE',
  'X-GOOGLE-CONFERENCE',
  'X-MICROSOFT-SKYPETEAMSMEETINGURL',
]);

/** Parses the text properties of an entry, each line by itself: a line that is damaged is left out. */
export function parseProperties(lines: readonly string[]): Component {
  return lines.flatMap((line) => parseProperty(line.trimEnd()) ?? []);
}

const parameter = /;([\w-]+)=((?:"[^"]*"|[^":;])*)/y;

function parseProperty(line: string): Property | undefined {
  const name = /^[A-Za-z0-9-]+(?=[;:])/.exec(line)?.[0].toUpperCase() ?? '';
  if (!names.has(name)) return undefined;
  const parameters = new Map<string, string>();
  parameter.lastIndex = name.length;
  let end = name.length;
  for (let found = parameter.exec(line); found; found = parameter.exec(line)) {
    end = parameter.lastIndex;
    const [, key = '', value = ''] = found;
    parameters.set(key.toUpperCase(), decodeParameter(value));
  }
  return line[end] === ':' ? { name, parameters, value: line.slice(end + 1) } : undefined;
}

/** Without quotes, which may stand around each part, and with the signs that RFC 6868 encodes. */
const decodeParameter = (written: string): string =>
  written
    .replaceAll('"', '')
    .replace(/\^([n'^])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign === "'" ? '"' : '^'));

/** All properties with a name. */
export const getProperties = (component: Component, wanted: string): readonly Property[] =>
  component.filter(({ name }) => name === wanted);

/** A text without the backslashes of iCalendar (RFC 5545, section 3.3.11). */
export const unescapeText = (written: string): string =>
  written.replace(/\\([\\,;nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

/** The values of a property with several, which commas separate. */
export const getTexts = ({ value }: Property): string[] =>
  (value.match(/(?:\\[\s\S]|[^\\,])+/g) ?? []).map(unescapeText);

/** The first value of a property of text; empty if the property is absent. */
export function getPropertyText(component: Component, name: string): string {
  const [property] = getProperties(component, name);
  return property === undefined ? '' : unescapeText(property.value);
}
