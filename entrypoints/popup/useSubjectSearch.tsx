import { useState } from 'preact/hooks';
import { useTask } from '../../components/hooks/useTask';
import { FailureNotice, Notice } from '../../components/ui/Notice';

/**
 * A search on request, and the live region that says that nothing was found, or why the search failed.
 * @param nothing the sentence for a search that found nothing
 */
export function useSubjectSearch(nothing: string) {
  const { busy, failure, start } = useTask();
  const [isNothing, setNothing] = useState(false);
  return {
    /** The name given to `search`, while it runs. */
    busy,
    /** @param find tells whether something was found */
    search(name: string, find: () => Promise<boolean>): void {
      setNothing(false);
      void start(name, async () => setNothing(!(await find())));
    },
    outcome: (
      <div role="status" aria-live="polite">
        {isNothing && <Notice>{nothing}</Notice>}
        {failure && <FailureNotice failure={failure} />}
      </div>
    ),
  };
}
