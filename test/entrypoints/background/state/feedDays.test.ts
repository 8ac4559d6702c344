import { testFeedDays } from './feedDays';

await testFeedDays({ events: 10, days: 30, seed: 271_127, patience: 120_000 });
