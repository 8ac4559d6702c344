import { testFeedDays } from './feedDays';

for (const seed of [1, 2, 3]) await testFeedDays({ events: 60, days: 60, seed, patience: 900_000 });
