import { i18n } from '#i18n';
import { Checkbox } from '../../../components/ui/Checkbox';
import { Field, FieldGroup, TextField } from '../../../components/ui/Field';
import { SelectField } from '../../../components/ui/SelectField';
import type { Parameter } from '../../../lib/methodForms';
import { getHint } from './labels';

interface ControlProps {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  /** The typed value; multiple choices are separated by commas. */
  value: string;
  onInput: (value: string) => void;
}

interface ParameterFieldProps extends Omit<ControlProps, 'label' | 'hint'> {
  parameter: Parameter;
}

/** The control for a parameter of its kind, with a hint about valid values. */
export function ParameterField({ parameter, value, onInput, error }: ParameterFieldProps) {
  const { name, kind, isRequired } = parameter;
  const field = { label: name, hint: getHint(parameter), error };
  if (kind.is === 'choices')
    return <Choices {...field} options={kind.options} value={value} onInput={onInput} />;
  if (kind.is === 'truth' || kind.is === 'flag' || kind.is === 'choice') {
    const options = kind.is === 'choice' ? kind.options : kind.is === 'flag' ? ['true'] : ['true', 'false'];
    const unset = isRequired && value !== '' ? [] : [['', i18n.t('manager.notSaid')] as const];
    return (
      <SelectField
        {...field}
        value={value}
        options={[...unset, ...options.map((option) => [option, option] as const)]}
        onChoose={onInput}
      />
    );
  }
  return <TextField {...field} value={value} onInput={onInput} required={isRequired} />;
}

interface ChoicesProps extends ControlProps {
  options: readonly string[];
}

/** Checkboxes for a parameter with several values. */
function Choices({ label, hint, error, options, value, onInput }: ChoicesProps) {
  const chosen = value === '' ? [] : value.split(',');
  const put = (option: string, on: boolean) =>
    onInput(options.filter((one) => (one === option ? on : chosen.includes(one))).join(','));
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <div class="row">
        {options.map((option) => (
          <Checkbox key={option} checked={chosen.includes(option)} onChange={(on) => put(option, on)}>
            {option}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}

/** A text area for a JSON body. */
export function JsonField({ value, onInput, ...field }: ControlProps) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          class="input code"
          rows={Math.min(16, Math.max(4, value.split('\n').length + 1))}
          spellcheck={false}
          value={value}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      )}
    </Field>
  );
}
