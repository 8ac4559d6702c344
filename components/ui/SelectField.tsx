import { Field, type FieldProps } from './Field';

interface SelectFieldProps<Value extends string> extends FieldProps {
  value: Value;
  /** Value and label of each option. */
  options: readonly (readonly [value: Value, label: string])[];
  onChoose: (value: Value) => void;
}

/** A select box. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { value, options, onChoose, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          class="input"
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = options[currentTarget.selectedIndex]?.[0];
            if (chosen !== undefined) onChoose(chosen);
          }}
        >
          {options.map(([name, label]) => (
            <option key={name} value={name} dir="auto">
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
