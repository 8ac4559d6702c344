import { expect, it } from 'vitest';
import { browser } from 'wxt/browser';
import { pageTexts } from '../../../entrypoints/background/wording/pageTexts';
import videoPage from '../../../entrypoints/videoPage';
import { answer, moveTo, questions, soon, usePage } from '../../components/inPage/page';

const page = usePage();

type Hear = (message: unknown) => void;
let tellPage: Hear = () => {
  throw new Error('Nobody listens');
};
Object.assign(browser.runtime, {
  onMessage: {
    addListener(hear: Hear) {
      tellPage = hear;
    },
  },
});

const buttons = () => document.querySelectorAll('cuecard-buttons');

it('asks for its texts again at the next navigation, and hears of another language, if it got none at first', async () => {
  answer({
    pageTexts: () => {
      throw new Error('The background is busy');
    },
  });
  page().end();
  moveTo('https://www.youtube.com/watch?v=Sbx-3_vid01');
  await videoPage.main();
  await soon(() => expect(questions('pageTexts')).not.toHaveLength(0));
  expect(buttons()).toHaveLength(0);

  answer({ pageTexts: () => pageTexts(), lastSave: () => ({ offers: [] }) });
  moveTo('https://www.youtube.com/watch?v=Sbx-3_vid02');
  document.dispatchEvent(new CustomEvent('yt-navigate-finish'));
  await soon(() => expect(buttons()).toHaveLength(1));
  const first = buttons()[0];

  tellPage({ type: 'cuecard.language', messages: pageTexts() });
  await soon(() => {
    expect(buttons()).toHaveLength(1);
    expect(buttons()[0]).not.toBe(first);
  });

  // An action on the video has finished elsewhere
  const before = questions('lastSave').length;
  tellPage({ type: 'cuecard.outdated' });
  await soon(() => expect(questions('lastSave')).toHaveLength(before + 1));

  // Hidden on this site: no bar, and again one when it is shown
  tellPage({ type: 'cuecard.language', messages: pageTexts({ isHidden: true }) });
  await soon(() => expect(buttons()).toHaveLength(0));
  tellPage({ type: 'cuecard.language', messages: pageTexts() });
  await soon(() => expect(buttons()).toHaveLength(1));
});
