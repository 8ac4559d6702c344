import { announcementsEnglish } from './announcementsEnglish';
import { announcementsOther } from './announcementsOther';
import { english } from './english';
import { fresh } from './fresh';
import { germanDutch } from './germanDutch';
import { letters } from './letters';
import { misleadingEnglish } from './misleadingEnglish';
import { misleadingOther } from './misleadingOther';
import { moreEnglish } from './moreEnglish';
import { polishJapanese } from './polishJapanese';
import { romance } from './romance';
import type { TextCase } from './verdict';
import { winter } from './winter';

export const texts: TextCase[] = [
  ...english,
  ...moreEnglish,
  ...letters,
  ...fresh,
  ...germanDutch,
  ...romance,
  ...polishJapanese,
  ...announcementsEnglish,
  ...announcementsOther,
  ...misleadingEnglish,
  ...misleadingOther,
  ...winter,
];
