/** The markup with which a page describes an event, a hostile text wherever it can carry one. */
const described: Record<string, (payload: string, start: string) => string> = {
  'json-ld': (payload, startDate) => {
    const data = JSON.stringify({
      '@type': 'Event',
      startDate,
      name: `Evening ${payload}`,
      description: payload,
      location: { '@type': 'Place', name: `Hall ${payload}`, telephone: payload, address: address(payload) },
      organizer: { '@type': 'Organization', name: `Club ${payload}`, telephone: payload, email: payload },
      keywords: [payload],
    });
    // As a page must write it: the block ends at the first closing tag
    return `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`;
  },
  microdata: (payload, start) =>
    `<div itemscope itemtype="https://schema.org/Event">
      <meta itemprop="startDate" content="${start}">
      <meta itemprop="name" content="Evening ${attribute(payload)}">
      <div itemprop="location" itemscope itemtype="https://schema.org/Place">
        <meta itemprop="name" content="Hall ${attribute(payload)}"><meta itemprop="address" content="${attribute(payload)}">
      </div>
      <meta itemprop="organizer" content="Club ${attribute(payload)}">
      <div itemprop="description"><p>First</p>${payload}</div></div>`,
  rdfa: (payload, start) =>
    `<div vocab="https://schema.org/" typeof="Event">
      <meta property="startDate" content="${start}">
      <meta property="name" content="Evening ${attribute(payload)}">
      <div property="location" typeof="Place"><meta property="name" content="Hall ${attribute(payload)}"></div>
      <div property="organizer" typeof="Organization"><meta property="name" content="Club ${attribute(payload)}"></div>
      <div property="description"><p>First</p>${payload}</div></div>`,
  'h-event': (payload, start) =>
    `<div class="h-event"><abbr class="p-name" title="Evening ${attribute(payload)}">Evening</abbr>
      <time class="dt-start" datetime="${start}">13 December</time>
      <abbr class="p-location" title="Hall ${attribute(payload)}">Hall</abbr>
      <abbr class="p-organizer" title="Club ${attribute(payload)}">Club</abbr>
      <div class="e-content"><p>First</p>${payload}</div></div>`,
  meta: (payload, start) =>
    `<meta property="event:start_time" content="${start}">
      <meta property="og:title" content="Evening ${attribute(payload)}">
      <meta property="og:description" content="${attribute(payload)}">
      <meta property="event:location" content="Hall ${attribute(payload)}">`,
};

const start = '2026-12-13T18:00:00-05:00';

/** A page that describes one event, a hostile text wherever it can carry one. */
export const pageAbout = (way: string, payload: string): string =>
  `<!doctype html><body>${described[way]?.(payload, start)}`;

/** How a page can describe an event. */
export const ways: readonly string[] = Object.keys(described);

/** One event a payload, a day apart. */
export function calendarFile(payloads: readonly string[]): string {
  const events = payloads.map((payload, index) => {
    const day = new Date(Date.UTC(2026, 11, 1 + index)).toISOString().slice(0, 10).replaceAll('-', '');
    return [
      'BEGIN:VEVENT',
      `UID:payload-${index}@attack.example`,
      `DTSTART:${day}T180000Z`,
      `SUMMARY:Evening ${written(payload)}`,
      `DESCRIPTION:${written(payload)}`,
      `X-ALT-DESC;FMTTYPE=text/html:<html><body><p>First</p>${written(payload)}</body></html>`,
      `LOCATION:Hall ${written(payload)}`,
      `ORGANIZER;CN="Club ${payload.replace(/["\r\n]/g, "'")}":mailto:club@attack.example`,
      'END:VEVENT',
    ].join('\r\n');
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n');
}

const written = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const address = (payload: string) => ({
  '@type': 'PostalAddress',
  streetAddress: payload,
  addressLocality: payload,
});

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
