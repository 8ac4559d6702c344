import type { TextCase } from './verdict';

/**
 * A text and what a careful reader takes from it: it must be read as `start` (each of a list is right), or it need not
 * be read, but if so, then as one of `only`. Seconds may be left out.
 */
export type Row = [text: string, { start: string | string[]; end?: string } | { only: string[] }];

const withSeconds = (time: string) => (time.length === 16 ? `${time}:00` : time);

/** Cases of texts that are read by someone with this locale. */
export const asserted = (locale: string, rows: Row[]): TextCase[] =>
  rows.map(([text, expected]) => ({
    name: `${locale}: ${text.slice(0, 60)}`,
    locale,
    text,
    ...('only' in expected
      ? { doubt: expected.only.map(withSeconds) }
      : {
          plain: {
            start: [expected.start].flat().map(withSeconds),
            ...(expected.end !== undefined && { end: withSeconds(expected.end) }),
          },
        }),
  }));
