import { testFeedDays } from './feedDays';

for (const seed of [1, 2, 3, 4]) await testFeedDays({ events: 150, days: 60, seed, patience: 600_000 });
