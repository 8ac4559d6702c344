import { testWholeChannel } from './wholeChannel';

await testWholeChannel({ count: 40, tagged: 5, kills: 3 });
