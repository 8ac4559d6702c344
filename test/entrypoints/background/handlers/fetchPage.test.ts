import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { readPage } from '../../../../entrypoints/background/handlers/fetchPage';

const answer = (body: BodyInit, contentType: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': contentType } }));

beforeEach(() => {
  vi.spyOn(browser.permissions, 'contains').mockImplementation(async () => true);
});

describe('a linked page', () => {
  it('is decoded by its charset', async () => {
    answer(new Uint8Array([0x43, 0x61, 0x66, 0xe9]), 'text/html; charset=iso-8859-1');
    expect(await readPage('https://venue.example/')).toMatchObject({ html: 'Café' });
    answer(new Uint8Array([0x93, 0xfa, 0x96, 0x7b]), 'text/calendar; charset=shift_jis');
    expect(await readPage('https://venue.example/a.ics')).toMatchObject({ html: '日本' });
  });

  it('that is its own address is not fetched, and needs no permission', async () => {
    vi.mocked(browser.permissions.contains).mockImplementation(async () => false);
    vi.stubGlobal('fetch', () => expect.fail('fetched'));
    expect(await readPage('data:text/calendar;charset=iso-8859-1;base64,Q2Fm6Q==')).toEqual({
      url: 'about:blank',
      html: 'Café',
    });
    await expect(readPage('data:text/calendar;base64,*')).rejects.toMatchObject({
      data: { kind: 'badInput' },
    });
  });

  it('is refused above the limit of bytes', async () => {
    answer('é'.repeat(1_000_000), 'text/html');
    expect((await readPage('https://venue.example/')).html).toHaveLength(1_000_000);
    answer('é'.repeat(1_000_001), 'text/html');
    await expect(readPage('https://venue.example/')).rejects.toMatchObject({ data: { kind: 'limit' } });
  });
});
