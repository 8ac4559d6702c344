import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import { useGuardedPress } from '../hooks/useGuardedPress';
import { Button } from '../ui/Button';
import type { CreatePlaylist } from './NewPlaylist';

/**
 * A button that saves to a private playlist named *Watch later*, which is created on first use: the API cannot write
 * the platform's own list (video API behaviour, section 5).
 */
export function WatchLater({ busy, onCreate }: { busy: boolean; onCreate: CreatePlaylist }) {
  const hintId = useId();
  const press = useGuardedPress({ worksUnknown: true });
  return (
    <div class="field">
      <div class="row">
        <Button
          icon="wait"
          busy={busy}
          {...press.button}
          describedBy={press.button.describedBy ?? hintId}
          onClick={() => press.press(() => onCreate(i18n.t('common.watchLater'), 'private', undefined, true))}
        >
          {i18n.t('common.watchLater')}
        </Button>
      </div>
      <p id={hintId} class="soft small">
        {i18n.t('common.watchLaterHint')}
      </p>
      {press.reason}
    </div>
  );
}
