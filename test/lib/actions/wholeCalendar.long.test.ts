import { testWholeCalendar } from './wholeCalendar';

await testWholeCalendar({ count: 5_000, patience: 900_000 });
