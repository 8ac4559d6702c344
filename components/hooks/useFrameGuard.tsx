import { useLayoutEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { isFramed } from '../format/pageLanguage';
import { guardFrame } from '../inPage/frameGuard';
import type { Visibility } from '../inPage/visibility';

/** Guards the controls of this document if it is in another site's page; returns the reason why a press did nothing. */
export function useFrameGuard() {
  const [visibility, setVisibility] = useState<Visibility>('clear');
  useLayoutEffect(() => {
    const drawn = new AbortController();
    if (isFramed()) guardFrame(setVisibility, drawn.signal);
    return () => drawn.abort();
  }, []);
  return (
    <p class="small live live-sticky" role="status">
      {visibility !== 'clear' && i18n.t(visibility === 'covered' ? 'common.covered' : 'common.pressAgain')}
    </p>
  );
}
