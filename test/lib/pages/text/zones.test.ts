import { describe, expect, it } from 'vitest';
import { readEventText } from '../../../../lib/pages/text';

const read = (text: string, locale: string) => {
  const event = readEventText(text, { now: '2026-11-26T12:00:00Z', timeZone: 'Europe/Berlin', locale });
  return event && [event.title, event.start.zone ?? event.start.offset ?? ''];
};

describe('zones in words', () => {
  it.each([
    ['de', 'Konzert 3.5.2027, 20:00 Uhr MEZ', 'Konzert', '+01:00'],
    ['de', 'Vortrag 3. Mai 2027, 20 Uhr deutscher Zeit', 'Vortrag', 'Europe/Berlin'],
    ['de', 'Konzert 3.5.2027, 20:00 OESZ', 'Konzert', '+03:00'],
    ['fr', 'Concert le 3 mai 2027 à 20 h HAE', 'Concert', '-04:00'],
    ['fr', 'Concert le 3 mai 2027 à 20 h 00 (heure de Paris)', 'Concert', 'Europe/Paris'],
    ['es', 'Concierto 3 de mayo de 2027, 20:00 (hora peninsular)', 'Concierto', 'Europe/Madrid'],
    ['it', 'Concerto 3 maggio 2027, ore 20:00 (ora italiana)', 'Concerto', 'Europe/Rome'],
    ['pt', 'Show 3 de maio de 2027, 20h (horário de Brasília)', 'Show', 'America/Sao_Paulo'],
    ['nl', 'Concert 3 mei 2027, 20:00 uur Nederlandse tijd', 'Concert', 'Europe/Amsterdam'],
    ['pl', 'Koncert 3 maja 2027, 20:00 czasu polskiego', 'Koncert', 'Europe/Warsaw'],
    ['ja', 'コンサート 2027年5月3日 20:00（日本時間）', 'コンサート', 'Asia/Tokyo'],
    ['ja', 'コンサート 2027年5月3日 日本時間20:00', 'コンサート', 'Asia/Tokyo'],
    ['ja', 'コンサート 2027年5月3日 日本時間 午後8時', 'コンサート', 'Asia/Tokyo'],
    ['ja', '2027年5月3日（月）JST 20:00 コンサート', 'コンサート', 'Asia/Tokyo'],
    ['en', 'Talk 3 May 2027, 8pm Eastern Time', 'Talk', 'America/New_York'],
    ['en', 'Talk 3 May 2027, 8pm UK time', 'Talk', 'Europe/London'],
  ])('%s: %s', (locale, text, title, zone) => {
    expect(read(text, locale)).toEqual([title, zone]);
  });

  it.each([
    ['en', 'Concert 3 May 2027, 20:00 LT', 'Concert'],
    ['en', 'Talk 3 May 2027, 20:00 local time', 'Talk'],
    ['de', 'Konzert 3.5.2027, 20:00 Uhr (Ortszeit)', 'Konzert'],
    ['fr', 'Concert le 3 mai 2027 à 20 h 00, heure locale', 'Concert'],
    ['es', 'Concierto 3 de mayo de 2027, 20:00 hora local', 'Concierto'],
    ['it', 'Concerto 3 maggio 2027, ore 20:00 ora locale', 'Concerto'],
    ['pt', 'Show 3 de maio de 2027, 20h00 hora local', 'Show'],
    ['nl', 'Concert 3 mei 2027, 20:00 uur lokale tijd', 'Concert'],
    ['pl', 'Koncert 3 maja 2027, 20:00 czasu lokalnego', 'Koncert'],
    ['ja', 'コンサート 2027年5月3日 20:00（現地時間）', 'コンサート'],
  ])('%s: %s is the time of the place, and no part of the title', (locale, text, title) => {
    expect(read(text, locale)).toEqual([title, '']);
  });

  it('leaves words in capital letters behind a time that are no zone', () => {
    expect(read('3 May 2027, 20:00 LTD Launch', 'en')?.[0]).toContain('LTD Launch');
    expect(read('3 May 2027, 20:00 ART Night', 'en')).toEqual(['ART Night', '']);
  });
});
