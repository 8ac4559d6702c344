import { beforeAll, expect, it } from 'vitest';
import { addMessages } from '#i18n';
import { videoName } from '../../../components/format/videoName';
import { readCatalogue } from '../../../modules/locales/catalogue';

beforeAll(() => addMessages(readCatalogue('en')));

it.each([
  [{ title: 'Why tides are late' }, 'Why tides are late'],
  [{ title: 'Why tides are late', gone: 'deleted' }, 'Why tides are late (deleted)'],
  [{ title: 'Why tides are late', gone: 'private' }, 'Why tides are late (private)'],
  [{ gone: 'deleted' }, 'Deleted video'],
  [{ gone: 'private' }, 'Private video'],
  [{}, 'Sbx-1_video'],
] as const)('the name of a video %j is %s', (item, name) => {
  expect(videoName({ videoId: 'Sbx-1_video', ...item })).toBe(name);
});
