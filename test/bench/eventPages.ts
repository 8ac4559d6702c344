export const eventCount = 500;
const megabyte = 1024 * 1024;

/** Pages of 1 MB that describe the same 500 events, by the form in which they do. */
export function eventPages(): Record<string, string> {
  return {
    'JSON-LD': pageOf((index) => teaser(index), eventList),
    microdata: pageOf(microdata),
    RDFa: pageOf(rdfa),
    'h-event': pageOf(microformat),
  };
}

/** Filled up with what pages hold besides, between the events. */
function pageOf(part: (index: number) => string, head: () => string = () => ''): string {
  const events = Array.from({ length: eventCount }, (_, index) => part(index));
  const beside = '<p class="note"><a href="/tickets">Tickets</a> at the door <em>and</em> here.</p>\n';
  const missing = megabyte - head().length - events.join('').length;
  const between = beside.repeat(Math.ceil(missing / eventCount / beside.length));
  return `<!doctype html><html lang="en"><head><title>Programme</title>${head()}</head><body>${events
    .map((event) => event + between)
    .join('')}</body></html>`;
}

const name = (index: number) => `Evening ${index + 1} with guests`;
const day = (index: number) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
const text = 'Three ensembles share the stage; doors open an hour before. '.repeat(4);

function eventList(): string {
  const events = Array.from({ length: eventCount }, (_, index) => ({
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    name: name(index),
    description: text,
    startDate: `${day(index)}T19:30:00+02:00`,
    endDate: `${day(index)}T22:00:00+02:00`,
    url: `https://venue.example/programme/${index + 1}`,
    location: {
      '@type': 'Place',
      name: 'Harbour Hall',
      address: { '@type': 'PostalAddress', streetAddress: 'Quay 7', addressLocality: 'Hamburg' },
    },
    offers: { '@type': 'Offer', price: '18.00', priceCurrency: 'EUR' },
  }));
  return `<script type="application/ld+json">${JSON.stringify(events)}</script>`;
}

const teaser = (index: number) => `<article><h2>${name(index)}</h2><p>${text}</p></article>\n`;

const microdata = (index: number) => `<article itemscope itemtype="https://schema.org/MusicEvent">
<h2 itemprop="name">${name(index)}</h2>
<p itemprop="description">${text}</p>
<time itemprop="startDate" datetime="${day(index)}T19:30:00+02:00">half past seven</time>
<time itemprop="endDate" datetime="${day(index)}T22:00:00+02:00">ten</time>
<div itemprop="location" itemscope itemtype="https://schema.org/Place"><span itemprop="name">Harbour Hall</span>
<span itemprop="address">Quay 7, Hamburg</span></div>
<a itemprop="url" href="/programme/${index + 1}">More</a></article>
`;

const rdfa = (index: number) => `<article vocab="https://schema.org/" typeof="MusicEvent">
<h2 property="name">${name(index)}</h2>
<p property="description">${text}</p>
<time property="startDate" datetime="${day(index)}T19:30:00+02:00">half past seven</time>
<time property="endDate" datetime="${day(index)}T22:00:00+02:00">ten</time>
<div property="location" typeof="Place"><span property="name">Harbour Hall</span>
<span property="address">Quay 7, Hamburg</span></div>
<a property="url" href="/programme/${index + 1}">More</a></article>
`;

const microformat = (index: number) => `<article class="h-event"><h2 class="p-name">${name(index)}</h2>
<p class="p-summary">${text}</p>
<time class="dt-start" datetime="${day(index)}T19:30:00+02:00">half past seven</time>
<time class="dt-end" datetime="${day(index)}T22:00:00+02:00">ten</time>
<span class="p-location h-card"><span class="p-name">Harbour Hall</span> <span class="p-street-address">Quay 7</span></span>
<a class="u-url" href="/programme/${index + 1}">More</a></article>
`;
