import { Field, type FieldProps } from './Field';

interface SelectFieldProps<Value extends string> extends FieldProps {
  value: Value;
  /** Value and words of each. */
  options: readonly (readonly [value: Value, words: string])[];
  onChoose: (value: Value) => void;
}

/** One out of a few. */
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
          {options.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
