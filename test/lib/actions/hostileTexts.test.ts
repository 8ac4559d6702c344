import { testHostileTexts } from '../../hostileTexts/suite';

await testHostileTexts(96, 12);
