import { testHostileTexts } from '../../hostileTexts/suite';

// Each text by itself
await testHostileTexts(1, 1, 900_000);
