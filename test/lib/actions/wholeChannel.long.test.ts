import { testWholeChannel } from './wholeChannel';

await testWholeChannel({ count: 1_600, tagged: 50, kills: 10 });
