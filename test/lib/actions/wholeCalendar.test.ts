import { testWholeCalendar } from './wholeCalendar';

await testWholeCalendar({ count: 30, patience: 60_000 });
