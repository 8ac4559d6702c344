import { i18n } from '#i18n';
import type { Draft } from '../hooks/useDraft';
import { Notice } from './Notice';

/** A warning in a form whose draft could not be saved. */
export function DraftNotSaved({ draft }: { draft: Pick<Draft<unknown>, 'notSaved'> }) {
  return draft.notSaved ? (
    <Notice tone="warn">{i18n.t('common.draftNotSaved', { reason: draft.notSaved.text })}</Notice>
  ) : null;
}
