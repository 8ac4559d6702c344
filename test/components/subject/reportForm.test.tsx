import { expect, it, vi } from 'vitest';
import { ReportPage } from '../../../entrypoints/frame/ReportPage';
import { control, press, shown, submit } from '../controls';
import { mount, questions, useEnglish } from '../mounted';
import * as sample from '../samples';

useEnglish();

const draw = () =>
  mount(<ReportPage view={{ view: 'report', subject: sample.video, pageTitle: 'Quay' }} />, {
    view: () => sample.videoView,
    reportReasons: () => sample.reportReasons,
    act: () => ({ ...sample.savedJob, jobId: 'job', state: 'running' }),
    outcome: () => ({ ...sample.savedJob, jobId: 'job', text: 'Reported' }),
    seen: () => null,
  });

it('asks for a reason, and for a more precise one where the platform has some', async () => {
  const root = draw();
  await shown(root, () => control(root, 'Spam or misleading'));
  expect(root.textContent).toContain('cannot be undone');
  await submit(root);
  await vi.waitFor(() => expect(root.textContent).toContain('Choose a reason.'));
  control(root, 'Spam or misleading')?.click();
  const select = await shown(root, () => root.querySelector('select'));
  await submit(root);
  await vi.waitFor(() => expect(select.getAttribute('aria-invalid')).toBe('true'));
  expect(questions('act')).toEqual([]);
  select.value = '28';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await submit(root);
  await vi.waitFor(() => expect(root.textContent).toContain('Reported'));
  expect(questions('act')).toMatchObject([
    { action: 'video.report', input: { reasonId: 'S', secondaryReasonId: '28' } },
  ]);
  expect(root.querySelector('form')).toBeNull();
});

it('names no second reason where there is none', async () => {
  const root = draw();
  await press('Sex or nudity')(root);
  await submit(root);
  await vi.waitFor(() => expect(questions('act')).toHaveLength(1));
  expect(questions('act')[0]).not.toHaveProperty('input.secondaryReasonId');
  expect(questions('act')[0]).toHaveProperty('input.reasonId', 'N');
});
