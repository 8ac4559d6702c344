import { useState } from 'preact/hooks';
import { useTask } from '../../components/hooks/useTask';
import { LiveRegion, Notice } from '../../components/ui/Notice';

/**
 * A search on request, and the live region that says that nothing was found, or why the search failed.
 * @param nothing the sentence for a search that found nothing
 */
export function useSubjectSearch(nothing: string) {
  const task = useTask();
  const [isNothing, setNothing] = useState(false);
  return {
    /** The name given to `search`, while it runs. */
    busy: task.busy,
    /** @param find tells whether something was found */
    search(name: string, find: () => Promise<boolean>): void {
      setNothing(false);
      void task.start(name, async () => setNothing(!(await find())));
    },
    outcome: <LiveRegion task={task}>{isNothing && <Notice>{nothing}</Notice>}</LiveRegion>,
  };
}
