import type { FoundOrganizer, FoundVenue } from '../../../../../lib/pages/foundEvent';
import type { AnnouncedTimes, Announcement } from './announcement';
import { furtherTimes } from './expected';
import type { WrittenPage } from './page';
import { type Choose, decorated, escaped, shuffled } from './texts';

/** What microformats can say of an announcement. */
export const sayable = (announced: Announcement): Announcement => ({
  ...announced,
  previousStart: undefined,
  schedule: undefined,
  stream: undefined,
  mode: undefined,
  price: undefined,
  times: { ...announced.times, zone: undefined },
  // The text of a card without a name or number is its name
  organizers: announced.organizers.filter(({ name, phone }) => name ?? phone),
});

// The class names of h-event and h-card, and of hCalendar and hCard
const classes = {
  current: {
    event: 'h-event',
    card: 'h-card',
    postal: 'p-adr h-adr',
    position: 'p-geo h-geo',
    title: 'p-name',
    start: 'dt-start',
    end: 'dt-end',
    location: 'p-location',
    organizer: 'p-organizer',
    description: 'e-content',
    url: 'u-url',
    image: 'u-photo',
    keyword: 'p-category',
    uid: 'u-uid',
    status: 'p-status',
    name: 'p-name',
    phone: 'p-tel',
    email: 'u-email',
    street: 'p-street-address',
    city: 'p-locality',
    region: 'p-region',
    zip: 'p-postal-code',
    country: 'p-country-name',
    latitude: 'p-latitude',
    longitude: 'p-longitude',
  },
  classic: {
    event: 'vevent',
    card: 'vcard',
    postal: 'adr',
    position: 'geo',
    title: 'summary',
    start: 'dtstart',
    end: 'dtend',
    location: 'location',
    organizer: 'organizer',
    description: 'description',
    url: 'url',
    image: 'photo',
    keyword: 'category',
    uid: 'uid',
    status: 'status',
    name: 'fn',
    phone: 'tel',
    email: 'email',
    street: 'street-address',
    city: 'locality',
    region: 'region',
    zip: 'postal-code',
    country: 'country-name',
    latitude: 'latitude',
    longitude: 'longitude',
  },
};
type ClassName = keyof typeof classes.current;

/** Writes an announcement as h-event or hCalendar, in one of the ways of publishers, its properties in any order. */
export function writeMicroformats(announced: Announcement, choose: Choose): WrittenPage {
  const writer = new Writer(choose, choose(classes.current, classes.classic));
  return { html: writer.event(announced), isFormatted: writer.isFormatted };
}

class Writer {
  isFormatted = false;

  constructor(
    private readonly choose: Choose,
    private readonly classes: Record<ClassName, string>,
  ) {}

  event(announced: Announcement): string {
    const all = [announced.times, ...furtherTimes(announced)];
    return this.root('div', 'event', [
      [this.line('title', announced.title)],
      [this.block(announced.description)],
      all.map((of) => this.time('start', of.start, of)),
      all.map((of) => this.time('end', of.end, of)),
      announced.venues.map((venue) => this.venue(venue)),
      announced.organizers.map((one) => this.organizer(one)),
      [this.address('url', announced.url)],
      announced.images.map(({ address }) => this.image(address)),
      announced.keywords.map((keyword) => this.line('keyword', keyword)),
      [this.line('status', announced.status?.toUpperCase())],
      [this.line('uid', announced.uid)],
    ]);
  }

  /** @param groups the values of each property in their order; the properties come in any order */
  private root(tag: string, name: ClassName, groups: readonly string[][], property = ''): string {
    const { choose } = this;
    const within = shuffled(groups, choose).flat().filter(Boolean);
    const inside = choose(within.join(''), within.map((each) => `<p class="row">${each}</p>`).join('\n'));
    return `<${tag} class="${property} ${this.classes[name]} box">${inside}</${tag}>`;
  }

  private venue(venue: FoundVenue): string {
    const { latitude, longitude, ...rest } = venue;
    const postal = [
      [this.line('street', rest.address)],
      [this.line('city', rest.city)],
      [this.line('region', rest.state ?? rest.province)],
      [this.line('zip', rest.zip)],
      [this.line('country', rest.country)],
    ];
    const position =
      latitude === undefined
        ? []
        : [
            this.root('div', 'position', [
              [this.line('latitude', String(latitude))],
              [this.line('longitude', String(longitude))],
            ]),
          ];
    const isNested = this.choose(true, false) && postal.flat().some(Boolean);
    const groups = [
      [this.line('name', rest.name)],
      [this.line('phone', rest.phone)],
      [this.address('url', rest.website)],
      position,
      ...(isNested ? [[this.root('div', 'postal', postal)]] : postal),
    ];
    return this.root('div', 'card', groups, this.classes.location);
  }

  private organizer({ name, email, phone, website }: FoundOrganizer): string {
    const groups = [
      [this.line('name', name)],
      [email === undefined ? '' : this.address('email', `mailto:${email}`)],
      [this.line('phone', phone)],
      [this.address('url', website)],
    ];
    return this.root('div', 'card', groups, this.classes.organizer);
  }

  private line(name: ClassName, text: string | undefined): string {
    if (text === undefined) return '';
    const { choose } = this;
    const value = escaped(text, choose);
    const attribute = `class="${this.classes[name]}"`;
    const shown = decorated(value, choose);
    return choose(
      `<span ${attribute}>${shown}</span>`,
      `<abbr ${attribute} title="${value}">short</abbr>`,
      `<data ${attribute} value="${value}">shown</data>`,
      `<strong ${attribute}>${name}: <span class="value">${shown}</span></strong>`,
      `<span ${attribute}><span class="value-title" title="${value}"> </span>short</span>`,
    );
  }

  private block(text: string | undefined): string {
    if (text === undefined) return '';
    const { choose } = this;
    const value = escaped(text, choose).replaceAll('\n', choose('<br>', '<br />'));
    const lines = choose(value, `<b>${value}</b>`, `${value}<i class="value"></i>`);
    if (lines.includes('<')) this.isFormatted = true;
    return `<div class="${this.classes.description}">${lines}</div>`;
  }

  private time(name: 'start' | 'end', local: string | undefined, { allDay, offset = '' }: AnnouncedTimes) {
    if (local === undefined) return '';
    const { choose } = this;
    const attribute = `class="${this.classes[name]}"`;
    const day = local.slice(0, 10);
    const clock = local.endsWith(':00') ? choose(local.slice(11), local.slice(11, 16)) : local.slice(11);
    const whole = allDay ? day : `${day}${choose('T', ' ')}${clock}${offset}`;
    if (allDay)
      return choose(`<time ${attribute} datetime="${whole}">x</time>`, `<b ${attribute}>${whole}</b>`);
    const pieces = [day, clock, ...(offset ? [offset] : [])].map((piece) =>
      choose(
        `<span class="value">${piece}</span>`,
        `<abbr class="value" title="${piece}">x</abbr>`,
        `<span class="value-title" title="${piece}">x</span>`,
      ),
    );
    return choose(
      `<time ${attribute} datetime="${whole}">soon</time>`,
      `<abbr ${attribute} title="${whole}">soon</abbr>`,
      `<span ${attribute}>${whole}</span>`,
      `<div ${attribute}>On ${pieces.join(' at ')}</div>`,
    );
  }

  private address(name: 'url' | 'email', address: string | undefined): string {
    if (address === undefined) return '';
    const attribute = `class="${this.classes[name]}"`;
    return this.choose(
      `<a ${attribute} href="${escaped(address, this.choose)}">more</a>`,
      `<data ${attribute} value="${escaped(address, this.choose)}"></data>`,
    );
  }

  private image(address: string): string {
    return `<img class="${this.classes.image}" alt="A photo" src="${escaped(address, this.choose)}">`;
  }
}
