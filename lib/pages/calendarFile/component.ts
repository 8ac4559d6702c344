import ICAL from 'ical.js';
import { isTooSlowToParse } from './lines';

export type Component = InstanceType<typeof ICAL.Component>;

/**
 * Properties with text that are read. Dates and times are not among them: ical.js fails for many that programs write.
 */
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

/**
 * Parses the text properties of an entry, each line by itself: a line that ical.js cannot parse or would parse too
 * slowly is left out.
 */
export function parseProperties(lines: readonly string[]): Component {
  const component = new ICAL.Component('vevent');
  for (const line of lines) {
    const name = /^[A-Za-z0-9-]+(?=[;:])/.exec(line)?.[0].toUpperCase() ?? '';
    if (!names.has(name) || isTooSlowToParse(line)) continue;
    try {
      const property = new ICAL.Property(ICAL.parse.property(line.trimEnd()));
      // Throws for a value that does not fit its parameters; later calls return the same values
      property.getValues();
      component.addProperty(property);
    } catch {
      // The other lines of the entry are readable
    }
  }
  return component;
}

/**
 * A text in a property whose name begins with `X-`, without the backslashes of iCalendar (RFC 5545, section 3.3.11).
 * ical.js does not know the type of such a property and leaves them.
 */
export const unescapeText = (written: string): string =>
  written.replace(/\\([\\,;nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

/** The first value of a property as text; empty if the property is absent. */
export function getPropertyText(component: Component, property: string): string {
  const value = component.getFirstPropertyValue(property);
  return value === null || value === undefined ? '' : String(value);
}
