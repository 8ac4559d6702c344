import { i18n } from '#i18n';
import type { Draft } from '../hooks/useDraft';
import { Notice } from './Notice';

/** Stands in a form whose draft does not reach the disk, so that nobody relies on it. */
export function DraftNotSaved({ draft }: { draft: Pick<Draft<unknown>, 'notSaved'> }) {
  return draft.notSaved ? (
    <Notice tone="warn">{i18n.t('common.draftNotSaved', { reason: draft.notSaved.text })}</Notice>
  ) : null;
}
