import { digits, wallClockAt, written } from './dates';
import { makePng } from './pictures';
import type { CalendarWorld } from './world';

/** What a newcomer finds: 3 venues, 3 organizers, 4 categories, 4 tags, 5 events, one of them a draft. */
export function seed(world: CalendarWorld, now: number): void {
  const poster = world.addPicture('harbour-poster.png', makePng(640, 400));
  // The picture of the demo venue's concert, which a live server would fetch from there.
  const concert = { mediaType: 'image/png', bytes: makePng(800, 320) };
  world.remotePictures.set('https://venue.example/pictures/jazz-night.png', concert);
  const pier = world.addVenue({
    venue: 'Old Pier Hall',
    description: 'A hall by the sea.',
    address: '1 Pier Road',
    city: 'Harbour Town',
    country: 'US',
    state: 'ME',
    zip: '04101',
    phone: '+1 555 0100',
    website: 'https://pier.example',
  });
  const square = world.addVenue({ venue: 'Market Square', city: 'Harbour Town' });
  world.addVenue({
    venue: 'The Boat House',
    address: '7 Quay Lane',
    city: 'Harbour Town',
    country: 'US',
    state: 'ME',
  });
  const choir = world.addOrganizer({
    organizer: 'Harbour Choir',
    email: 'choir@calendar.example',
    phone: '+1 555 0101',
    website: 'https://choir.example',
  });
  const council = world.addOrganizer({ organizer: 'Town Council', email: 'council@calendar.example' });
  world.addOrganizer({ organizer: 'Film Club' });
  const music = world.addCategory('Music', { description: 'Concerts and open rehearsals' });
  world.addCategory('Jazz', { parent: music });
  const markets = world.addCategory('Markets');
  const talks = world.addCategory('Talks');
  const family = world.addTag('Family');
  const outdoor = world.addTag('Outdoor');
  world.addTag('Free entry');
  const evening = world.addTag('Evening');

  const at = (days: number, time: string) => dayAfter(now, world.settings.timeZone, days, time);
  world.addEvent({
    title: 'Carols at the pier',
    description: 'The harbour choir sings. Bring a lantern.',
    start_date: at(10, '19:00:00'),
    end_date: at(10, '21:00:00'),
    venue: pier,
    organizer: [choir],
    categories: [music],
    tags: [evening],
    cost: '$12',
    image: String(poster),
    featured: true,
  });
  world.addEvent({
    title: 'Saturday market',
    start_date: at(5, '09:00:00'),
    end_date: at(5, '14:00:00'),
    venue: square,
    organizer: [council],
    categories: [markets],
    tags: [family, outdoor],
  });
  world.addEvent({
    title: 'Town festival',
    start_date: at(30, '00:00:00'),
    end_date: at(32, '00:00:00'),
    all_day: true,
    venue: square,
    organizer: [council],
    tags: [family],
  });
  world.addEvent({
    title: 'A talk from Lisbon',
    start_date: at(14, '18:30:00'),
    end_date: at(14, '20:00:00'),
    timezone: 'Europe/Lisbon',
    categories: [talks],
    cost: 'Free',
  });
  world.addEvent({
    title: 'Open rehearsal',
    status: 'draft',
    start_date: at(20, '18:00:00'),
    end_date: at(20, '19:30:00'),
    venue: pier,
    organizer: [choir],
    categories: [music],
  });
}

function dayAfter(now: number, timeZone: string, days: number, time: string): string {
  const today = wallClockAt(now, timeZone).slice(0, 10);
  return `${written(digits(`${today} 00:00:00`) + days * 86_400_000).slice(0, 10)} ${time}`;
}
