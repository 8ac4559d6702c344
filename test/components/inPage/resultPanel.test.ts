import { expect, it, vi } from 'vitest';
import { createResultPanel } from '../../../components/inPage/resultPanel';
import * as sample from '../samples';
import { answer, click, questions, usePage } from './page';

const page = usePage();

it('an event whose picture the site cannot get is offered without it', async () => {
  const failed = {
    ...sample.savedJob,
    state: 'failed' as const,
    failure: {
      reason: 'rest_invalid_param',
      text: 'The site cannot get the image.',
      remedy: { kind: 'withoutPicture' as const, label: 'Add without the image' },
    },
  };
  answer({ outcome: () => failed, retry: () => sample.runningJob, seen: () => null });
  const { layer, signal } = page();
  const result = createResultPanel(layer, signal);
  layer.root.append(result.element);
  await result.follow(async () => failed);
  const button = [...result.element.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Add without the image',
  );
  click(button!);
  await vi.waitFor(() => expect(questions('retry')).toEqual([{ jobId: failed.jobId, without: 'image' }]));
});
