import { i18n } from '#i18n';
import type { Draft } from '../hooks/useDraft';
import { Notice } from './Notice';

/** Stands in a form whose draft does not reach the disk, so that nobody relies on it. */
export function DraftNotSaved({ draft }: { draft: Pick<Draft<unknown>, 'unkept'> }) {
  return draft.unkept ? <Notice tone="warn">{i18n.t('common.unkept', [draft.unkept.text])}</Notice> : null;
}
