import { expect, it } from 'vitest';
import { createAlarm } from '../../../lib/jobs/alarm';

function setUp() {
  const clock = { now: 1_000 };
  const asked: number[] = [];
  return {
    clock,
    asked,
    ...createAlarm(
      (at) => void asked.push(at),
      () => clock.now,
    ),
  };
}

it('an alarm is asked for unless an earlier one is pending', () => {
  const { asked, askFor } = setUp();
  for (const at of [5_000, 5_000, 9_000, 4_000, Number.POSITIVE_INFINITY]) askFor(at);
  expect(asked).toStrictEqual([5_000, 4_000]);
});

it('an alarm that has gone off does not count as pending', () => {
  const { clock, asked, askFor } = setUp();
  askFor(5_000);
  clock.now = 5_000;
  askFor(9_000);
  expect(asked).toStrictEqual([5_000, 9_000]);
});

it('after a reset, the next request is passed on', () => {
  const { asked, askFor, reset } = setUp();
  askFor(5_000);
  reset();
  askFor(9_000);
  expect(asked).toStrictEqual([5_000, 9_000]);
});

it('requests for soon share an alarm on a half minute, 30 to 60 seconds ahead', () => {
  const { clock, asked, askSoon } = setUp();
  askSoon();
  clock.now = 20_000;
  askSoon();
  expect(asked).toStrictEqual([60_000]);
});
