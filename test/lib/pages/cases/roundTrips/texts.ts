import fc from 'fast-check';

/** Words as publishers write them, each a trap for a reader of one of the formats. */
const traps = [
  ...[
    'Tom & Jerry',
    'R&B',
    'Q&A;',
    'AT&amp;T',
    '&nbsp;',
    '"Faust"',
    "Rock'n'Roll",
    'L’été',
    '„Über“',
    '5 < 6 > 4',
  ],
  ...['<3', '->', 'A\\B', '\\n', 'C:\\temp', 'a,b;c', 'x=y', '100%', '%20', '#1', '{{name}}', '$1', '[live]'],
  ...[
    '東京',
    '２０時',
    'عمر',
    'שרה לוי',
    'Łódź',
    'İzmir',
    'e\u0301',
    '🎷',
    '👩‍🎤',
    'null',
    'BEGIN:VEVENT',
    '__proto__',
  ],
];
const word = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^[A-Za-zäéßłñ漢][A-Za-zäéßłñ漢0-9"',.()+!-]{0,11}$/) },
  { weight: 1, arbitrary: fc.constantFrom(...traps) },
);

/** One line of words. The first and the last one are plain. */
export const line = (words: number): fc.Arbitrary<string> =>
  fc.array(word, { minLength: 1, maxLength: words }).map((all) => `The ${all.join(' ')} end`);

/** A keyword, which may hold none of the signs that separate keywords. */
export const keyword: fc.Arbitrary<string> = line(2).map((text) => text.replace(/[,;]/g, ''));

/** Lines with a line break or an empty line between them. Some texts are long. */
export const block: fc.Arbitrary<string> = fc
  .record({
    lines: fc.array(line(12), { minLength: 1, maxLength: 4 }),
    breaks: fc.constantFrom('\n', '\n\n'),
    times: fc.constantFrom(1, 1, 1, 20),
  })
  .map(({ lines, breaks, times }) => Array(times).fill(lines.join(breaks)).join('\n'));

/** Chooses among the ways to write something; the first way is the plainest. */
export type Choose = <Way>(...ways: Way[]) => Way;

/** Choices that shrink to the first ways. */
export const choices: fc.Arbitrary<() => Choose> = fc
  .array(fc.nat(1_000), { minLength: 1, maxLength: 40 })
  .map((numbers) => () => {
    let at = 0;
    return (...ways) => ways[(numbers[at++ % numbers.length] ?? 0) % ways.length] as (typeof ways)[number];
  });

/** The values in an order of the choices. */
export function shuffled<Value>(values: readonly Value[], choose: Choose): Value[] {
  const left = [...values];
  return values.flatMap(() => left.splice(left.indexOf(choose(...left)), 1));
}

const named: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  ä: '&auml;',
  é: '&eacute;',
  '’': '&rsquo;',
  '„': '&bdquo;',
  '“': '&ldquo;',
  ß: '&szlig;',
  ñ: '&ntilde;',
};
const numbered = (sign: string, base: 10 | 16) =>
  `&#${base === 16 ? 'x' : ''}${sign.codePointAt(0)?.toString(base)};`;

/** A text for markup, its special signs as entities of one of the kinds. */
export function escaped(text: string, choose: Choose): string {
  const toEntity = choose<(sign: string) => string>(
    (sign) => named[sign] ?? sign,
    (sign) => numbered(sign, 10),
    (sign) => numbered(sign, 16),
  );
  return text.replace(/[&<>"'äéßñ’„“]/g, toEntity);
}

const rightToLeft = /[\p{sc=Hebrew}\p{sc=Arabic}]+/gu;

/** White space and marks that a program adds to a line, which are no part of the value. */
export function decorated(text: string, choose: Choose): string {
  return choose(
    text,
    text.replace(' ', '\u00a0'),
    text.replace(' ', '\n\t  '),
    ` ${text}\n`,
    text.replace(rightToLeft, '\u200f$&\u200e'),
  );
}
