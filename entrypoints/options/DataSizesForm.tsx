import { i18n } from '#i18n';
import { useAnswer } from '../../components/hooks/useAnswer';
import { ButtonsOf } from '../../components/ui/Button';
import { FailureNotice } from '../../components/ui/Notice';
import { ask, sizeBounds } from '../../lib/messages';
import { NumbersForm } from './NumbersForm';

const names = ['history', 'index'] as const;

/** The form for the limits of the history and the playlist index, with their current sizes. */
export function DataSizesForm() {
  const { answer: sizes, failure, again } = useAnswer('dataSizes', {});
  return (
    <>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {sizes && (
        <ButtonsOf name={i18n.t('options.sizes')}>
          <NumbersForm
            fields={names.map((name) => {
              const { least, most } = sizeBounds[name];
              return {
                name,
                label: i18n.t(`options.size.${name}`),
                hint: i18n.t(`options.sizeUsed.${name}`, { count: sizes[name].used }),
                value: sizes[name].most,
                least,
                most,
                error: i18n.t('options.sizeOdd', { least, most }),
              };
            })}
            submit={i18n.t('options.sizeSave')}
            onSave={(numbers) => ask('setDataSizes', numbers)}
            savedText={({ history, index }) =>
              i18n.t('options.sizeSaved', { entries: history, items: index })
            }
            onChanged={again}
          />
        </ButtonsOf>
      )}
    </>
  );
}
