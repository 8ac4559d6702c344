import { describe, expect, it, vi } from 'vitest';
import { ConnectSite } from '../../../components/accounts/ConnectSite';
import type { SiteProgress } from '../../../lib/messages';
import { control, shown } from '../controls';
import { asked, mount, questions, requested, typeInto, useEnglish } from '../mounted';

useEnglish();

const looking: SiteProgress = { address: 'calendar.example', stage: 'looking' };

function draw(progress?: SiteProgress, granted = true) {
  const onMoved = vi.fn();
  const answers = { beginSite: () => looking, continueSite: () => looking };
  const root = mount(<ConnectSite progress={progress} onMoved={onMoved} />, answers, { granted });
  return { root, onMoved, input: root.querySelector('input')!, form: root.querySelector('form')! };
}

describe('ConnectSite', () => {
  it('sends the address and requests the permission in the click, before any await', async () => {
    const { root, input, form } = draw();
    await typeInto(input, 'calendar.example/events');
    await shown(root, () => (input.value === 'calendar.example/events' ? root : null));
    form.requestSubmit();
    // No await since the submit: these calls were made in it.
    expect(requested).toEqual([
      [
        'https://calendar.example/*',
        'http://calendar.example/*',
        'https://www.calendar.example/*',
        'http://www.calendar.example/*',
      ],
    ]);
    await vi.waitFor(() => expect(questions('continueSite')).toHaveLength(1));
    expect(questions('continueSite')[0]).toEqual({ address: 'calendar.example/events', granted: true });
    expect(asked.map(({ name }) => name)).toEqual(['beginSite', 'continueSite']);
  });

  it('reports a refused permission to the background', async () => {
    const { root, input, form } = draw(undefined, false);
    await typeInto(input, 'calendar.example');
    await shown(root, () => (input.value ? root : null));
    form.requestSubmit();
    await vi.waitFor(() =>
      expect(questions('continueSite')).toEqual([{ address: 'calendar.example', granted: false }]),
    );
  });

  it('sends nothing for an invalid address', async () => {
    const { root, input, form } = draw();
    await typeInto(input, 'javascript:alert(1)');
    form.requestSubmit();
    await shown(root, () => root.querySelector('[aria-invalid]'));
    expect(asked).toEqual([]);
    expect(requested).toEqual([]);
  });

  it('names the other host and requests permission for that host only', async () => {
    const { root } = draw({
      address: 'moved.example',
      stage: 'otherHost',
      otherOrigin: 'https://calendar.example',
    });
    expect(root.textContent).toContain('moved.example redirects to https://calendar.example');
    control(root, 'Allow calendar.example')!.click();
    expect(requested[0]).toContain('https://calendar.example/*');
    expect(questions('beginSite')).toEqual([
      { address: 'moved.example', otherOrigin: 'https://calendar.example' },
    ]);
    await vi.waitFor(() =>
      expect(questions('continueSite')).toEqual([{ address: 'moved.example', granted: true }]),
    );
  });
});
