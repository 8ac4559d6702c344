import { jsonLd } from '../pageCase';
import { a, event, page, start, unsure } from './templates';

/** Pages whose data do not say when, or are of no event, or have a time that is not the event's. */
export const doubtfulPages = [
  unsure('a year alone', event({ startDate: '2026' })),
  unsure('a month alone', event({ startDate: '2026-06' })),
  unsure('zeros for a date', event({ startDate: '0000-00-00T00:00:00' })),
  unsure('a day that does not exist', event({ startDate: '2026-06-31T19:30:00' })),
  unsure(
    'a template that was not filled',
    event({ startDate: '{{ event.start }}', name: '{{ event.title }}' }),
  ),
  unsure('TBA', event({ startDate: 'TBA' })),
  unsure(
    'two starts of one event',
    event({ startDate: [start, '2026-06-21T19:30:00'] }),
    start,
    '2026-06-21T19:30:00',
  ),
  unsure('day and month in doubt', event({ startDate: '06/07/2026' })),
  page(
    'a blog post is no event',
    jsonLd({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'A',
      datePublished: '2026-03-01T10:00:00Z',
    }),
  ),
  page(
    'a PublicationEvent and a DeliveryEvent of other things',
    jsonLd({
      '@context': 'https://schema.org',
      '@type': 'TVEpisode',
      name: 'E',
      publication: { '@type': 'BroadcastEvent', startDate: start },
    }),
  ),
  page(
    'an event in a template element is not on the page',
    `<template>${event({ startDate: start })}</template>`,
  ),
  page('an event in a comment is none', `<!-- ${event({ startDate: start })} -->`),
  page(
    'offers that end before the start',
    event({
      startDate: start,
      offers: [{ '@type': 'Offer', validThrough: '2026-06-01', availabilityEnds: '2026-06-01T12:00:00' }],
      doorTime: '2026-06-20T18:30:00',
    }),
    a(),
  ),
  page(
    'postponed, with the day it was to be',
    event({ startDate: start, eventStatus: 'https://schema.org/EventPostponed' }),
    a({ status: 'postponed' }),
  ),
  page('an end of zeros', event({ startDate: start, endDate: '1970-01-01T00:00:00Z' }), a({ end: 'none' })),
  page('Unix seconds', event({ startDate: 1781983800 })),
  page(
    'past midnight by the same date',
    event({ startDate: '2026-06-20T22:00:00', endDate: '2026-06-20T03:00:00' }),
    { title: 'A', start: '2026-06-20T22:00:00' },
  ),
];
