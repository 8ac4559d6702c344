import { expect, it } from 'vitest';
import { shiftDay, today } from '../../../../lib/shared/time';
import { freshSandbox } from '../../../sandbox/fresh';
import { type FeedAnswer, feedBench, type ServedEvent, serveFeeds, toFile } from './feedBench';

interface FeedDaysOptions {
  events: number;
  days: number;
  seed: number;
  /** Milliseconds. */
  patience: number;
}

/** Numbers from 0 to 1, the same for the same seed. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const address = 'https://club.example/events.ics';
const movedTo = 'https://club.example/calendar.ics';

/** What the server of the feed does on a day instead of answering with the events. */
const troubles = [
  'broken',
  'closed',
  'gone',
  'html',
  'large',
  'down',
  'cut',
  'lost',
  'same',
  'liar',
] as const;
type Trouble = (typeof troubles)[number];

/** The club: its events as they are, and what its server makes of them. */
function createClub(count: number, random: () => number) {
  let made = 0;
  const add = (): ServedEvent & { ref: number } => {
    const ref = made++;
    const day = shiftDay(today(), 60 + ((ref * 7) % 200)).replaceAll('-', '');
    const hour = String(10 + (ref % 12)).padStart(2, '0');
    return {
      ref,
      uid: `${ref}@club.example`,
      title: `Evening ${ref}`,
      start: `${day}T${hour}0000`,
      text: `ref${ref}.`,
    };
  };
  const events = Array.from({ length: count }, add);
  const pick = () => events[Math.floor(random() * events.length)] as (typeof events)[number];
  return {
    events,
    pick,
    /** A day at the club. */
    change() {
      const one = pick();
      const what = random();
      if (what < 0.25)
        one.start = `${shiftDay(today(), 60 + Math.floor(random() * 200)).replaceAll('-', '')}T213000`;
      else if (what < 0.5) one.title = `Evening ${one.ref}, number ${Math.floor(random() * 1_000)}`;
      else if (what < 0.7) one.text = `ref${one.ref}. Doors at ${Math.floor(random() * 20)}.`;
      else if (what < 0.85) events.push(add());
      // Programs that give other UIDs at each reading
      else for (const each of events) each.uid = `${Math.floor(random() * 1e9)}-${each.ref}@club.example`;
    },
  };
}

/** Days of a feed that changes, breaks, moves, lies, repeats, is too large, or is gone. */
export async function testFeedDays({ events: count, days, seed, patience }: FeedDaysOptions): Promise<void> {
  const sandbox = await freshSandbox();

  it(
    `${days} days of a feed of ${count} events: nothing doubled, nothing lost, edits on the calendar kept (seed ${seed})`,
    async () => {
      sandbox.calendar.empty();
      const random = createRandom(seed);
      const club = createClub(count, random);
      let day = 0;
      let trouble: Trouble | undefined;
      let isMoved = false;

      const body = () => {
        const stamp = `2027${String(101 + day)
          .slice(-4)
          .padStart(4, '0')}T000000Z`;
        // Some days it names events twice
        const twice = day % 5 === 4 ? club.events.slice(0, 3) : [];
        const file = toFile([...club.events, ...twice], stamp);
        // A UID of ours under which there is quite another event
        return trouble === 'liar'
          ? toFile(
              club.events.map((one, at) => (at === 1 ? { ...one, uid: club.events[2]?.uid ?? '' } : one)),
              stamp,
            )
          : file;
      };
      const answers: Partial<Record<Trouble, () => FeedAnswer | undefined>> = {
        broken: () => ({ body: body().slice(0, 700) }),
        closed: () => ({ status: 403, body: 'no' }),
        gone: () => ({ status: 404, body: '<html>Not found' }),
        html: () => ({
          body: '<!doctype html><title>Sign in</title><form></form>',
          headers: { 'content-type': 'text/html' },
        }),
        large: () => ({
          body: `BEGIN:VCALENDAR\r\n${'X-PAD:0123456789\r\n'.repeat(1_200_000)}END:VCALENDAR`,
        }),
        down: () => ({ status: 503 }),
        cut: () => ({ body: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' }),
        lost: () => undefined,
        same: () => ({ status: 304 }),
      };
      const send = serveFeeds((url) => {
        if (isMoved && url !== address && url !== movedTo) return { status: 404 };
        const headers = { 'content-type': 'text/calendar', etag: `W/"${Math.floor(random() * 1e9)}"` };
        const special = trouble && answers[trouble];
        return special ? special() : { body: body(), headers, ...(isMoved && { url: movedTo }) };
      });
      const bench = await feedBench(sandbox, send);
      const { feedId } = await bench.ask.addFeed({ address: 'webcal://club.example/events.ics' });
      await bench.ask.changeFeed({ feedId, rule: 'publish' });
      await bench.settled();

      const onCalendar = () => sandbox.calendar.events().filter(({ status }) => status !== 'trash');
      const refOf = ({ description }: { description: string }) => /ref(\d+)\./.exec(description)?.[1] ?? '?';
      const taken = new Set<number>();
      const seen = new Set<number>(club.events.map(({ ref }) => ref));
      expect(onCalendar()).toHaveLength(count);
      const ids = new Map(onCalendar().map((event) => [refOf(event), event.id]));

      const [edited, removed] = [club.events[0], club.events[3]];
      if (!edited || !removed) throw new Error('too few events');
      await bench.clients.calendar.events.update({ id: Number(ids.get('0')) }, { title: 'Our own title' });
      await bench.clients.calendar.events.delete({ id: Number(ids.get('3')) });
      taken.add(3);

      const told = new Map<string, number>();
      for (day = 1; day <= days; day++) {
        trouble = day % 3 === 0 ? troubles[(day / 3) % troubles.length] : undefined;
        isMoved = day > days / 2;
        club.change();
        if (trouble === undefined) for (const { ref } of club.events) seen.add(ref);
        await bench.passDays(1);

        const refs = onCalendar().map(refOf);
        expect(refs.length, `day ${day}, ${trouble}: doubled`).toBe(new Set(refs).size);
        for (const ref of seen)
          if (!taken.has(ref)) expect(refs, `day ${day}, ${trouble}: lost ${ref}`).toContain(String(ref));
        expect(refs, `day ${day}: brought back what was removed`).not.toContain('3');
        const own = onCalendar().find((event) => refOf(event) === '0');
        expect(own?.title).toBe('Our own title');
        const [feed] = await bench.ask.feeds({});
        const reason = feed?.failure?.reason ?? 'read';
        told.set(reason, (told.get(reason) ?? 0) + 1);
      }
      trouble = undefined;
      await bench.passDays(1);
      await bench.passDays(1);

      // What the club says now is on the calendar, but for what was edited there
      const items = await bench.ask.feedItems({});
      // Those of which nobody can say whether they are others are left to the person
      const doubtful = new Set(items.filter((item) => item.isDoubtful).map((item) => item.eventId));
      for (const { ref, title, start } of club.events) {
        if (taken.has(ref)) continue;
        const event = onCalendar().find((one) => refOf(one) === String(ref));
        if (doubtful.has(event?.id)) continue;
        expect(event?.start_date.replace(/[- :]/g, ''), `start of ${ref}`).toBe(start.replace('T', ''));
        if (ref !== 0) expect(event?.title, `title of ${ref}`).toBe(title);
      }
      const [feed] = await bench.ask.feeds({});
      expect(feed).toMatchObject({ address: movedTo, movedFrom: address, failure: undefined });
      const failures = [
        'feedClosed',
        'feedGone',
        'feedNoCalendar',
        'feedTooLarge',
        'feedRefused',
        'unreachable',
      ];
      expect([...told.keys()].sort()).toEqual([...failures, 'read'].sort());
      console.info(`${days} days, ${club.events.length} events: ${JSON.stringify(Object.fromEntries(told))}`);
    },
    patience,
  );
}
