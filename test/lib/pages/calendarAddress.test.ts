import { expect, it } from 'vitest';
import { readDataAddress, toReadableAddress } from '../../../lib/pages/calendarAddress';

it.each([
  ['https://choir.example/a', 'https://choir.example/a'],
  ['http://choir.example/a', 'http://choir.example/a'],
  ['webcal://choir.example/a.ics', 'https://choir.example/a.ics'],
  ['WebCals://choir.example/a.ics', 'https://choir.example/a.ics'],
  ['data:text/calendar;base64,AAAA', 'data:text/calendar;base64,AAAA'],
])('%s can be read', (address, readable) => {
  expect(toReadableAddress(address)).toBe(readable);
});

it.each([
  'javascript:alert(1)',
  'mailto:choir@choir.example',
  'data:text/html,x',
  'data:text/calendarx,x',
  'webcal:javascript',
  `data:text/calendar,${'x'.repeat(100_000)}`,
  '',
])('%s cannot be read', (address) => {
  expect(toReadableAddress(address)).toBeUndefined();
});

it.each([
  ['data:text/calendar,BEGIN:VCALENDAR%0AX:%C3%A4', 'BEGIN:VCALENDAR\nX:ä', 'text/calendar'],
  [
    'data:text/calendar;charset=utf8,BEGIN:VCALENDAR\nX:ä#top',
    'BEGIN:VCALENDAR\nX:ä',
    'text/calendar;charset=utf8',
  ],
  ['DATA:text/calendar;charset=utf-8;base64,WMOk', 'Xä', 'text/calendar;charset=utf-8'],
  ['data:text/calendar;base64,WMOkWA%3D%3D', 'XäX', 'text/calendar'],
])('%s holds a file', (address, text, type) => {
  const file = readDataAddress(address);
  expect([new TextDecoder().decode(file?.bytes), file?.type]).toEqual([text, type]);
});

it.each(['data:text/calendar', 'data:text/calendar,%E', 'data:text/calendar;base64,***', 'data:,x'])(
  '%s is malformed',
  (address) => {
    expect(readDataAddress(address)).toBeUndefined();
  },
);
