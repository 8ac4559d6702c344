import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../../lib/errors';
import { readCsv, writeCsv } from '../../../lib/importExport/csv';
import { cpuTime } from '../cpuTime';

const readFields = (text: string) => readCsv(text).map(({ fields }) => fields);

describe('reading CSV', () => {
  it.each([
    ['plain fields', 'a,b\r\nc,d\r\n', [['a', 'b'], ['c', 'd']]], // biome-ignore format: a table
    ['without a last line end', 'a,b\nc,d', [['a', 'b'], ['c', 'd']]], // biome-ignore format: a table
    ['old line ends', 'a,b\rc,d\r', [['a', 'b'], ['c', 'd']]], // biome-ignore format: a table
    ['a byte order mark', '\ufeffa,b', [['a', 'b']]],
    ['quotes', '"a ""b""",c', [['a "b"', 'c']]],
    ['line ends in quotes', '"a\r\nb",c', [['a\r\nb', 'c']]],
    ['separators in quotes', '"a,b;c",d', [['a,b;c', 'd']]],
    ['semicolons', 'a;b, c;d', [['a', 'b, c', 'd']]],
    ['tabs', 'a\tb', [['a', 'b']]],
    ['a separator that is said', 'sep=;\r\na,a,a;b', [['a,a,a', 'b']]],
    ['empty fields', ',,\r\n', [['', '', '']]],
    ['blank lines', '\n\na,b\n \n\nc,d\n\n', [['a', 'b'], ['c', 'd']]], // biome-ignore format: a table
    ['a field that is empty on purpose', 'a\n""\nb', [['a'], [''], ['b']]],
    ['a quote inside a field', '5" disc,b', [['5" disc', 'b']]],
    ['text behind a closing quote', '"a"b,c', [['ab', 'c']]],
    ['nothing', '', []],
  ])('reads %s', (_what, text, expected) => {
    expect(readFields(text)).toEqual(expected);
  });

  it('gives the line of each record', () => {
    expect(readCsv('a\r\n"b\r\nb"\r\n\r\nc').map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it('names the line of a quote that is never closed', () => {
    const read = () => readCsv('a,b\n"c\nd",e\nf,"g\nh');
    expect(read).toThrow(Fault);
    expect(read).toThrow('quoteOpen (4)');
  });

  it.each([
    ['quotes', '"'.repeat(1_000_001)],
    ['separators', ','.repeat(1_000_000)],
    ['one field', 'a'.repeat(1_000_000)],
    ['records', 'PLabc,"A title, with more",2024\r\n'.repeat(32_000)],
  ])('reads a megabyte of %s in bounded time', (_what, text) => {
    const elapsed = cpuTime();
    try {
      readCsv(text);
    } catch (error) {
      expect(error).toBeInstanceOf(Fault);
    }
    expect(elapsed()).toBeLessThan(10_000);
  });
});

describe('writing CSV', () => {
  it('escapes formulas', () => {
    const text = writeCsv([['=1+1', '+1', '-1', '@a', '\tb', '＝1', "'=1", "it's"]]);
    expect(text).toBe(`\ufeff'=1+1,'+1,'-1,'@a,"'\tb",'＝1,''=1,it's\r\n`);
  });

  it('is read back as it was', () => {
    const sign = fc.constantFrom(...'ab "\',;\t\r\n=+-@\ufeffé＝😀');
    const field = fc.oneof(fc.string({ unit: sign }), fc.string());
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 1 })), (records) => {
        expect(readFields(writeCsv(records))).toEqual(records);
      }),
    );
  });
});
