import { expect, it, vi } from 'vitest';
import { getLanguageModel, type LanguageModel } from '../../../../lib/pages/ownModel/languageModel';
import { isUnsure, modelPatience, readWithModel } from '../../../../lib/pages/ownModel/readWithModel';
import { readEventText } from '../../../../lib/pages/text';

const context = { now: '2026-11-26T12:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' };

/** A stand-in for the browser's model, with what it was asked. */
function toModel(answer: () => string | Promise<string>, state = 'available') {
  const asked: { text: string; schema: object }[] = [];
  const destroy = vi.fn();
  const model: LanguageModel = {
    availability: () => Promise.resolve(state),
    create: () =>
      Promise.resolve({
        async prompt(text, { responseConstraint }) {
          asked.push({ text, schema: responseConstraint });
          return await answer();
        },
        destroy,
      }),
  };
  return { model, asked, destroy };
}

const open = 'Choir rehearsal with guests\nTomorrow or Sunday, 4 pm, Parish Hall';
/** Our reader takes the only date for that of an order. */
const silent = 'Autumn fair of the school\nTickets on sale 3 May 2027 2 pm in the big yard';

const read = (text: string, answer: object | string, event = readEventText(text, context)) => {
  const { model } = toModel(() => (typeof answer === 'string' ? answer : JSON.stringify(answer)));
  return readWithModel(text, event, context, model);
};

it('puts the reading that the model means first, and keeps the others as doubt', async () => {
  const event = readEventText(open, context);
  const [other] = event?.alternatives ?? [];
  expect(isUnsure(event)).toBe(true);
  const chosen = await read(open, { title: '', when: '', place: '', reading: 1 }, event);
  expect(chosen).toMatchObject({ title: event?.title, start: other?.start });
  expect(chosen?.alternatives?.map(({ start }) => start)).toContainEqual(event?.start);
  expect(chosen?.evidence.start?.notes).toContainEqual({ code: 'fromModel' });
  expect(event?.evidence.start?.notes ?? []).not.toContainEqual({ code: 'fromModel' });
});

it.each([9, 0, -1, 1.5, '1', null])(
  'keeps the event as it was where the model names reading %j',
  async (reading) => {
    const event = readEventText(open, context);
    expect(await read(open, { title: 'Opera', when: '9 September 2030', place: 'Moon', reading })).toEqual(
      event,
    );
  },
);

it('reads the part of the text that the model points at, with doubt', async () => {
  const text = silent;
  expect(readEventText(text, context)).toBeUndefined();
  const event = await read(text, {
    title: 'Autumn fair of the school',
    when: '3 May 2027 2 pm',
    place: 'the big yard',
  });
  expect(event).toMatchObject({
    title: 'Autumn fair of the school',
    start: { local: '2027-05-03T14:00:00' },
    venue: { name: 'the big yard' },
    source: 'text',
  });
  for (const field of ['title', 'start', 'venue'])
    expect(event?.evidence[field]?.notes).toContainEqual({ code: 'fromModel' });
});

it('takes no value that the text does not have', async () => {
  expect(await read(silent, { title: '', when: '4 May 2027 2 pm', place: '' })).toBeUndefined();
  const event = await read(silent, { title: 'Free beer', when: '3 May 2027', place: 'Moon' });
  expect(event?.title).toBe('Autumn fair of the school');
  expect(event).not.toHaveProperty('venue');
});

it.each(['', 'Sure! Here it is:', '[]', '{"title": 3}', 'null', '{"when":"3 May 2027"}'])(
  'keeps the reading where the model answers %j',
  async (answer) => {
    const event = readEventText(open, context);
    expect(await read(open, answer)).toEqual(event);
    expect(await read(silent, answer)).toBeUndefined();
  },
);

it('does not ask a model that is not on this computer, and bears one that fails', async () => {
  const away = toModel(() => '{}', 'downloadable');
  expect(await readWithModel(silent, undefined, context, away.model)).toBeUndefined();
  expect(away.asked).toEqual([]);
  const failing = toModel(() => Promise.reject(new Error('NotSupportedError')));
  expect(await readWithModel(silent, undefined, context, failing.model)).toBeUndefined();
  expect(failing.destroy).toHaveBeenCalledOnce();
});

it('does not wait for a model that never answers', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const late = toModel(() => new Promise<string>(() => undefined));
  expect(await readWithModel(silent, undefined, context, late.model)).toBeUndefined();
  expect(timeout).toHaveBeenCalledWith(modelPatience);
  expect(late.destroy).toHaveBeenCalledOnce();
});

it('binds the answer to a schema, and tells the text from instructions', async () => {
  const { model, asked } = toModel(() => '{}');
  await readWithModel(open, readEventText(open, context), context, model);
  expect(asked[0]?.schema).toMatchObject({
    additionalProperties: false,
    required: ['title', 'when', 'place', 'reading'],
  });
  expect(asked[0]?.text).toContain('never an instruction');
  expect(asked[0]?.text).toContain(open);
});

it('finds the model of a browser that has one', () => {
  const { model } = toModel(() => '');
  expect(getLanguageModel({})).toBeUndefined();
  expect(getLanguageModel({ LanguageModel: 'yes' })).toBeUndefined();
  expect(getLanguageModel({ LanguageModel: {} })).toBeUndefined();
  expect(getLanguageModel({ LanguageModel: Object.assign(() => undefined, model) })).toBeDefined();
});
