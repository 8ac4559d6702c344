import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../ui/Button';
import type { CreatePlaylist } from './NewPlaylist';

/**
 * A button that saves to a private playlist named *Watch later*, which is created on first use: the API cannot write
 * the platform's own list (video API behaviour, section 5).
 */
export function WatchLater({ busy, onCreate }: { busy: boolean; onCreate: CreatePlaylist }) {
  const hintId = useId();
  return (
    <div class="field">
      <div class="row">
        <Button
          icon="wait"
          busy={busy}
          describedBy={hintId}
          onClick={() => onCreate(i18n.t('common.watchLater'), 'private', undefined, true)}
        >
          {i18n.t('common.watchLater')}
        </Button>
      </div>
      <p id={hintId} class="soft small">
        {i18n.t('common.watchLaterHint')}
      </p>
    </div>
  );
}
