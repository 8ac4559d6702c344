import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FailureNotice, LiveRegion, Notice, UnlockHere } from '../../../components/ui/Notice';
import { Result } from '../../../components/ui/Result';
import type { Failure, JobState, JobView } from '../../../lib/messages';
import { announceChange } from '../../../lib/messages/changes';
import { control } from '../controls';
import { mount, useEnglish } from '../mounted';
import * as sample from '../samples';

useEnglish();

const failure = { reason: 'rest_forbidden', text: 'Your user may not do this.' };
const scrolled: Element[] = [];
let root: HTMLElement;
beforeEach(() => {
  scrolled.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  root = mount(
    <button type="button" id="pressed">
      Save
    </button>,
    {},
  );
  root.querySelector('button')!.focus();
});
afterEach(() => vi.restoreAllMocks());

/** The region as it was before the press, then with the notice. */
async function draw(before: preact.ComponentChildren, after: preact.ComponentChildren) {
  const place = document.body.appendChild(document.createElement('div'));
  render(before, place);
  await settle();
  render(after, place);
  await settle();
  return place.querySelector<HTMLElement>('.notice')!;
}
/** Effects run after the next frame. */
const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const region = (...content: preact.ComponentChildren[]) => <LiveRegion>{content}</LiveRegion>;
const job = (state: JobState): JobView =>
  ({ jobId: 'one', action: 'event.add', state, text: 'Jazz', undoable: false }) as JobView;

it('a failure after a press comes into view, takes the focus, and is read out for that alone', async () => {
  const notice = await draw(region(), region(<FailureNotice failure={failure} />));
  expect(scrolled).toEqual([notice]);
  expect(document.activeElement).toBe(notice);
  expect(notice.getAttribute('role')).toBe('group');
  const named = notice.querySelector(`[id="${notice.getAttribute('aria-labelledby')}"]`);
  expect(named?.textContent).toContain(failure.text);
  expect(notice.closest('[role=status]')).not.toBeNull();
  expect(notice.getAttribute('aria-live')).toBe('off');
});

it('so does a job that fails while its notice is shown', async () => {
  const notice = await draw(region(<Result job={job('running')} />), region(<Result job={job('failed')} />));
  expect(scrolled).toContain(notice);
  expect(document.activeElement).toBe(notice);
});

it('a success comes into view and leaves the focus', async () => {
  const notice = await draw(region(), region(<Notice tone="good">Saved</Notice>));
  expect(scrolled).toEqual([notice]);
  expect(document.activeElement?.id).toBe('pressed');
});

it.each([
  ['outside of a live region', <p key="1" />, <FailureNotice key="1" failure={failure} />],
  [
    'that was there from the beginning',
    region(<FailureNotice failure={failure} />),
    region(<FailureNotice failure={failure} />),
  ],
  [
    'that nobody asked for',
    <LiveRegion key="1" isUnasked />,
    <LiveRegion key="1" isUnasked>
      <FailureNotice failure={failure} />
    </LiveRegion>,
  ],
])('a failure %s leaves the focus and the page where they are', async (_what, before, after) => {
  const notice = await draw(before, after);
  expect(notice.textContent).toContain(failure.text);
  expect(scrolled).toEqual([]);
  expect(document.activeElement?.id).toBe('pressed');
});

describe('while the person types elsewhere', () => {
  /** Adds a field beside the button, which was pressed. */
  function press() {
    const field = root.appendChild(document.createElement('input'));
    field.id = 'elsewhere';
    root.querySelector('button')!.click();
    return field;
  }
  const fail = () => draw(region(), region(<FailureNotice failure={failure} />));

  it('a failure leaves the focus and the page where they are', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    render(region(), place);
    await settle();
    const field = press();
    field.focus();
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    render(region(<FailureNotice failure={failure} />), place);
    await settle();
    expect(document.activeElement).toBe(field);
    expect(scrolled).toEqual([]);
    expect(place.querySelector('[role="status"] .notice')?.textContent).toContain(failure.text);
    expect(place.querySelector('.notice')?.getAttribute('aria-live')).toBeNull();
  });

  it('Enter in a field is a press', async () => {
    const field = press();
    await draw(region(), region());
    field.focus();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    const notice = await fail();
    expect(document.activeElement).toBe(notice);
  });
});

describe('what failed since the sign-ins are locked', () => {
  const locked: Failure = {
    reason: 'locked',
    text: 'Locked: waits for the passphrase.',
    remedy: { kind: 'options', label: 'Unlock', section: 'lock' },
  };

  it('is asked again once they are unlocked, on whatever page that was', async () => {
    const [again, ofOther] = [vi.fn(), vi.fn()];
    const place = document.body.appendChild(document.createElement('div'));
    render(
      <>
        <FailureNotice failure={locked} onRemedied={again} />
        <FailureNotice failure={failure} onRemedied={ofOther} />
      </>,
      place,
    );
    await settle();
    announceChange('accounts');
    await vi.waitFor(() => expect(again).toHaveBeenCalledOnce());
    expect(ofOther).not.toHaveBeenCalled();
    render(null, place);
  });

  it('leads to the form, and needs no second button where that is shown', async () => {
    const alone = mount(<FailureNotice failure={locked} />, {});
    expect(control(alone, 'Unlock')).toBeDefined();
    const beside = mount(
      <UnlockHere.Provider value>
        <FailureNotice failure={locked} />
      </UnlockHere.Provider>,
      {},
    );
    expect(beside.textContent).toContain('Locked: waits');
    expect(control(beside, 'Unlock')).toBeUndefined();
  });
});

it('says a result beside its subject in its short words alone', () => {
  const job: JobView = { ...sample.savedJob, text: '“Jazz” added as a draft', shortText: 'Draft added' };
  const drawn = mount(<Result job={job} isBeside />, {});
  expect(drawn.querySelector('.result-text')?.textContent).toBe('Draft added');
  expect(drawn.querySelector('.result-text[title]')).toBeNull();
});
