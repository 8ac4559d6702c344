import { i18n } from '#i18n';
import { Button } from '../ui/Button';
import { FailureNotice, LiveRegion } from '../ui/Notice';
import { Result } from '../ui/Result';
import type { Saves } from './useSaves';

/** The saves to several playlists, each with its result, and a button that undoes all of them. */
export function SaveResults({ saves, onRemedied }: { saves: Saves; onRemedied?: () => void }) {
  const { all, undo, retry } = saves;
  const undoable = all.filter(({ job }) => job?.undoable).length;
  return (
    <LiveRegion>
      {all.map((save) => {
        const { playlistId, title, job, failure, isUndoing } = save;
        const retried = () => void retry(save);
        return (
          <div key={playlistId} class="stack">
            {job && (
              <Result
                job={job}
                undoing={isUndoing}
                onUndo={() => void undo(save)}
                onRemedied={onRemedied}
                onRetry={retried}
              />
            )}
            {failure && (
              <>
                {!job && <p class="small">{title}</p>}
                <FailureNotice failure={failure} onRemedied={retried} onRetry={retried} />
              </>
            )}
          </div>
        );
      })}
      {undoable > 1 && (
        <div class="row">
          <Button icon="undo" busy={all.some(({ isUndoing }) => isUndoing)} onClick={() => void undo()}>
            {i18n.t('common.undoAll', { count: undoable })}
          </Button>
        </div>
      )}
    </LiveRegion>
  );
}
