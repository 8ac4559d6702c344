import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { act, ask, Refusal } from '../../../lib/messages';

const stopped = new Error('The message port closed before a response was received.');

/** A background that gives these replies in order; an error stands for a worker that stopped before it answered. */
function backgroundWith(...replies: unknown[]) {
  const sent: unknown[] = [];
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(async (message: unknown) => {
    sent.push(message);
    const reply = replies.shift();
    if (reply instanceof Error) throw reply;
    return reply;
  });
  return sent;
}

beforeEach(() => {
  fakeBrowser.reset();
  vi.stubGlobal('chrome', { runtime: { id: 'cuecard' } });
});

describe('a message whose worker stopped before it answered', () => {
  it('is repeated, and marked as a repeat', async () => {
    const sent = backgroundWith(stopped, { ok: [] });
    await expect(ask('eventButtonSites', {})).resolves.toEqual([]);
    expect(sent).toEqual([
      { type: 'eventButtonSites', data: {}, isRepeat: false },
      { type: 'eventButtonSites', data: {}, isRepeat: true },
    ]);
  });

  it("fails with the browser's error if it must not be repeated", async () => {
    const sent = backgroundWith(stopped, { notRepeatable: true }, { ok: null });
    await expect(ask('undo', { jobId: 'a' })).rejects.toBe(stopped);
    expect(sent).toHaveLength(2);
  });

  it('fails after four attempts', async () => {
    const sent = backgroundWith(stopped, stopped, stopped, stopped, { ok: [] });
    await expect(ask('eventButtonSites', {})).rejects.toBe(stopped);
    expect(sent).toHaveLength(4);
  });

  it('is not repeated by a page whose extension was removed', async () => {
    vi.stubGlobal('chrome', {});
    const sent = backgroundWith(stopped, { ok: [] });
    await expect(ask('eventButtonSites', {})).rejects.toBe(stopped);
    expect(sent).toHaveLength(1);
  });

  it('asks for the same job if it starts an action', async () => {
    const sent = backgroundWith(stopped, { ok: { jobId: 'a' } });
    await act({ action: 'video.like', input: {}, surface: 'popup' });
    const [first, second] = sent as { data: { jobId: string } }[];
    expect(first?.data.jobId).toMatch(/^[\da-f-]{36}$/);
    expect(second?.data).toEqual(first?.data);
  });
});

it('a refusal is thrown at once, with its text', async () => {
  const failure = { reason: 'notAsked', text: 'Not allowed' };
  const sent = backgroundWith({ failure });
  await expect(ask('eventButtonSites', {})).rejects.toEqual(new Refusal(failure));
  expect(sent).toHaveLength(1);
});
