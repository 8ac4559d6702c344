import { expect, test } from 'vitest';
import { isStableName } from '../../../../lib/pages/taught/stableNames';

test.each([
  'event',
  'event-title',
  'eventTitle',
  'tribe-events-calendar-list__event',
  'gig',
  'veranstaltung',
  'Müsik',
])('%s is a name', (name) => expect(isStableName(name)).toBe(true));

test.each([
  ...[
    'css-1q2w3e',
    'sc-bdVaJa',
    'jss12',
    'Card_title__3kXyZ',
    'Card_title__aBcDe',
    '_abc',
    'svelte-kjdfhs',
    'post-1234',
  ],
  ...['active', 'is-open', 'odd', 'first', 'xkcdqrtz', 'md:flex', 'w-1/2', '', 'a', 'x'.repeat(90)],
])('%j may be another tomorrow', (name) => expect(isStableName(name)).toBe(false));
