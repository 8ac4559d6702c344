import { i18n } from '#i18n';
import { TextField } from '../../../../components/ui/Field';
import { Notice } from '../../../../components/ui/Notice';

/** The action that deletes an event of the trash. */
export const deletion = 'event.delete';

interface DeleteForGoodProps {
  count: number;
  typed: string;
  onType: (typed: string) => void;
}

/** What is asked before events are deleted for good: how many there are. */
export const DeleteForGood = ({ count, typed, onType }: DeleteForGoodProps) => (
  <>
    <Notice tone="warn">
      {i18n.t('events.deleteGoes')} {i18n.t('common.noUndoSentence')}
    </Notice>
    <TextField label={i18n.t('events.typeCount', { count })} value={typed} onInput={onType} />
  </>
);
