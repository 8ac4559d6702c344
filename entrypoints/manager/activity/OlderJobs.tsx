import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../../components/ui/Button';

/** The next page is read when the end of the list is this near to the view. */
const nearView = '600px';

interface OlderJobsProps {
  /** A read is under way. */
  busy: boolean;
  /** The last read failed: the next one waits for a press. */
  failed: boolean;
  onMore: () => void;
}

/** Reads the next page of the history when it scrolls near the view, or is pressed. */
export function OlderJobs({ busy, failed, onMore }: OlderJobsProps) {
  const row = useRef<HTMLDivElement>(null);
  // A new observer after each read: it reports a row that a short page left in view
  useEffect(() => {
    if (busy || failed || row.current === null) return;
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: nearView },
    );
    near.observe(row.current);
    return () => near.disconnect();
  }, [busy, failed, onMore]);
  return (
    <div ref={row} class="row">
      <Button busy={busy} onClick={onMore}>
        {i18n.t('manager.earlierJobs')}
      </Button>
    </div>
  );
}
