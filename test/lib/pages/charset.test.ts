import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../lib/pages/charset';

/** Encodes text in a charset for which the platform has a decoder but no encoder. */
const bytes = {
  latin1: [0x43, 0x61, 0x66, 0xe9], // Café
  // Node reads windows-1252 as Latin-1, browsers do not: signs that differ are tried with its neighbour
  windows1250: [0x93, 0x48, 0x69, 0x94, 0x80], // “Hi”€
  shiftJis: [0x93, 0xfa, 0x96, 0x7b], // 日本
  eucJp: [0xc6, 0xfc, 0xcb, 0xdc],
  utf8: [0xc3, 0xa9], // é
};
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const decode = (contentType: string | null, ...parts: (string | number[])[]) =>
  decodeText(
    new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? ascii(part) : part))),
    contentType,
  );

describe('decodeText', () => {
  it.each([
    ['text/html; charset=ISO-8859-1', bytes.latin1, 'Café'],
    ['text/html; charset=windows-1252', bytes.latin1, 'Café'],
    ['text/html;charset="windows-1250"', bytes.windows1250, '“Hi”€'],
    ['text/html; charset=Shift_JIS', bytes.shiftJis, '日本'],
    ['text/calendar; method=PUBLISH; Charset = EUC-JP', bytes.eucJp, '日本'],
    ['text/html; charset=utf-16', [0xe5, 0x65, 0x2c, 0x67], '日本'],
  ])('uses the header %s', (contentType, content, text) => {
    expect(decode(contentType, content)).toBe(text);
    // The header takes precedence over the page's own declaration
    const meta = '<meta charset=koi8-r>';
    if (!contentType.endsWith('utf-16')) expect(decode(contentType, meta, content)).toBe(meta + text);
  });

  it.each([
    ['<meta charset=iso-8859-1>', bytes.latin1, 'Café'],
    ['<!doctype html><html><head><META CHARSET = "Windows-1250" />', bytes.windows1250, '“Hi”€'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">', bytes.shiftJis, '日本'],
    ["<meta content='text/html;charset=euc-jp' http-equiv=Content-Type>", bytes.eucJp, '日本'],
    [
      '<!-- <meta charset=koi8-r> --><meta name=viewport content=a><meta charset="latin1">',
      bytes.latin1,
      'Café',
    ],
    ['<meta charset=utf-16>', bytes.utf8, 'é'],
  ])('uses the element %s', (meta, content, text) => {
    expect(decode('text/html', meta, content)).toBe(meta + text);
  });

  it('prefers the byte order mark, and removes it from the text', () => {
    expect(decode('text/html; charset=latin1', [0xff, 0xfe, 0xe5, 0x65], '')).toBe('日');
    expect(decode(null, [0xfe, 0xff, 0x65, 0xe5])).toBe('日');
    expect(decode('text/html; charset=latin1', [0xef, 0xbb, 0xbf], bytes.utf8)).toBe('é');
  });

  it('uses UTF-8 without a charset or with an unknown one', () => {
    expect(decode(null, bytes.utf8)).toBe('é');
    expect(decode('text/html; charset=klingon', bytes.utf8)).toBe('é');
    expect(decode('text/html; charset=klingon', '<meta charset=latin1>', bytes.latin1)).toContain('Café');
    expect(decode('text/html', '<meta charset=klingon>', bytes.utf8)).toContain('é');
    expect(decode('text/html', ' '.repeat(1_024), '<meta charset=latin1>', bytes.utf8)).toContain('é');
    expect(decode('text/html', '<!-- <meta charset=latin1>', bytes.utf8)).toContain('é');
    expect(decode('text/html; charset=utf-8', bytes.latin1)).toBe('Caf\ufffd');
  });

  it('uses windows-1252 without a charset if the bytes are not UTF-8', () => {
    expect(decode('text/html; charset=', bytes.latin1)).toBe('Café');
    expect(decode('text/calendar', 'SUMMARY:', bytes.latin1)).toBe('SUMMARY:Café');
    expect(decode(null, bytes.latin1, bytes.utf8)).toBe('CaféÃ©');
  });
});
