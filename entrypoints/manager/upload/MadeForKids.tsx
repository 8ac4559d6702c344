import { i18n } from '#i18n';
import { FieldGroup } from '../../../components/ui/Field';

interface MadeForKidsProps {
  chosen: boolean | undefined;
  onChoose: (madeForKids: boolean) => void;
  error: string | undefined;
}

/** The choice whether a video is made for kids. The law requires the uploader's answer, so nothing is preselected. */
export function MadeForKids({ chosen, onChoose, error }: MadeForKidsProps) {
  return (
    <FieldGroup label={i18n.t('manager.madeForKids')} error={error}>
      <div class="row">
        {[true, false].map((answer) => (
          <label key={String(answer)} class="choice">
            <input
              type="radio"
              name="madeForKids"
              checked={chosen === answer}
              onChange={() => onChoose(answer)}
            />
            {i18n.t(answer ? 'manager.forKids' : 'manager.notForKids')}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
