import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import { Radio } from '../../../components/ui/Checkbox';
import { FieldGroup } from '../../../components/ui/Field';

interface MadeForKidsProps {
  chosen: boolean | undefined;
  onChoose: (madeForKids: boolean) => void;
  error: string | undefined;
}

/** The choice whether a video is made for kids. The law requires the uploader's answer, so nothing is preselected. */
export function MadeForKids({ chosen, onChoose, error }: MadeForKidsProps) {
  const name = useId();
  return (
    <FieldGroup label={i18n.t('manager.madeForKids')} error={error}>
      <div class="row">
        {[true, false].map((answer) => (
          <Radio
            key={String(answer)}
            name={name}
            checked={chosen === answer}
            onChoose={() => onChoose(answer)}
          >
            {i18n.t(answer ? 'manager.forKids' : 'manager.notForKids')}
          </Radio>
        ))}
      </div>
    </FieldGroup>
  );
}
