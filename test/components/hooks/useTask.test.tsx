import { expect, it, vi } from 'vitest';
import { type Task, useTask } from '../../../components/hooks/useTask';
import { deferred } from '../../deferred';
import { mount } from '../mounted';

it('names the task that was started last, until that one has ended', async () => {
  let task: Task | undefined;
  function Tasks() {
    task = useTask();
    return <p>{task.busy ?? 'idle'}</p>;
  }
  const root = mount(<Tasks />, {});
  const says = (text: string) => vi.waitFor(() => expect(root.textContent).toBe(text));
  const [first, second] = [deferred(), deferred()];

  const firstEnded = task?.start('first', () => first.promise);
  void task?.start('second', () => second.promise);
  await says('second');
  first.resolve();
  await firstEnded;
  await says('second');
  second.resolve();
  await says('idle');
});
