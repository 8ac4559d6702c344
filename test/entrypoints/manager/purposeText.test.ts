import { expect, it } from 'vitest';
import { purposeText } from '../../../entrypoints/manager/quota/purposeText';
import { actions, managedActions } from '../../../lib/actions';
import { videoMethods } from '../../../lib/video';
import { useEnglish } from '../../components/mounted';

useEnglish();

it('each action that costs units, and each resource that is read, has a name of its own', () => {
  const metered = [...actions, ...managedActions].filter(({ price }) => price > 0).map(({ id }) => id);
  const read = Object.values(videoMethods).map(({ id }) => `read.${id.slice(0, id.indexOf('.'))}`);
  const purposes = new Set<string>([...metered, ...read, 'console', 'upload', 'other']);
  const texts = [...purposes].map(purposeText);
  expect(texts.filter((text) => /[{}]|\.\w/.test(text))).toEqual([]);
  expect(new Set(texts).size).toBe(purposes.size);
});
