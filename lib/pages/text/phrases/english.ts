/**
 * English phrases by the meaning that they have around dates and times, separated by `|`.
 * - `at`: a bare number after it is a time of day; `from` and `to`: a span; `until`: only its end
 * - `oclock`: the number before it is a time of day; `hours`, `minutes`: a length, if no `at` is before the number;
 *   `lasting`: a length in words is after it
 * - `am`, `pm`: which half of the day, after the time or elsewhere in its line
 * - `everyOther`: every second week, `daily`: every day; `movedFrom`: the date right after it is not the event's, or only if it rains
 * - `doors`, `begin`, `end`: the part of the event that a time stands for; `aside`: a date that is not the event's
 * - `common`: frequent words, by which a language is recognised
 */
export const english = {
  at: 'at|from|starting at|starts at|starts|@|around',
  from: 'from',
  between: 'between',
  // The Dutch 't/m' stands beside dates that no Dutch word is near
  to: 'to|till|til|until|through|thru|t/m',
  until: 'until|till|through|ends at|ends|ending at',
  and: 'and',
  or: 'or',
  of: 'of|the',
  oclock: "o'clock|hrs|h",
  hours: 'hours|hour|hr',
  minutes: 'minutes|minute|mins|min',
  am: 'am|a.m|in the morning|morning',
  pm: 'pm|p.m|in the evening|in the afternoon|evening|afternoon|at night',
  noon: 'noon|midday|12 noon',
  midnight: 'midnight|12 midnight',
  today: 'today',
  tonight: 'tonight|this evening',
  tomorrow: 'tomorrow',
  dayAfterTomorrow: 'the day after tomorrow|day after tomorrow',
  this: 'this|this coming|coming',
  next: 'next',
  nextWeek: 'next week',
  every: 'every|each|weekly on',
  everyOther:
    'every other|every other week|every alternate|every alternate week|alternate|alternate weeks|alternating|every two weeks|every 2 weeks|every second week|fortnightly|biweekly',
  daily: 'daily|every day|each day',
  movedFrom: 'moved from|postponed from|rescheduled from|brought forward from|in case of rain|if wet',
  doors:
    'doors|doors open|door|gates|gates open|admission from|entry from|check in|registration from|set up|setup|sellers|stallholders',
  begin: 'start|starts|start time|begins|show|show starts|showtime|curtain|kick off|concert|on stage',
  end: 'end|ends|end time|finish|finishes|close|closes|curfew|clear up|pack down',
  aside:
    'rain date|sent|register by|registration by|registration until|registrations until|sign up until|tickets until|ticket sales until|ticket sales end|sales end|booking until|bookings until|orders until|register before|registration closes|registration opens|rsvp by|deadline|apply by|sign up by|book by|posted|posted on|published|published on|updated|last updated|on sale|tickets on sale|early bird|early bird until|last entry|last admission|last admissions|last orders|last repairs|presale|sale starts|box office|office hours|opening hours|opening times|open daily|closed|closed on|closed every|closing date|submissions|call for papers|since|founded|born|copyright|entries close|entry deadline|order by|photo|photos from|effective|implementing|appointed|elected|adopted|amended|established|expires|released|out since|last modified|last changed|last revised|revised',
  lasting: 'for|for about',
  length: 'duration|length|running time|runtime|run time|lasts',
  venue: 'venue|where|location|place|address',
  price: 'price|tickets|ticket|admission|cost|entry|fee|entrance|cover',
  free: 'free|free entry|free admission|free of charge|admission free|entry free|no cover',
  common: 'the|and|with|for|you|our|is|are|join|us|your|this|will|be|at|on|of|by|from',
};

export type Meaning = keyof typeof english;

/** The phrases of a language, as the English ones. */
export type Phrases = Partial<Record<Meaning, string>>;
