import { testHostileTexts } from '../../hostileTexts/suite';

// In small groups: single texts add no case, and 190 events and places at once take half an hour
await testHostileTexts(8, 3, 900_000);
