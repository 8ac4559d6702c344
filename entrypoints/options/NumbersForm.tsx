import { useState } from 'preact/hooks';
import { parseWholeNumber } from '../../components/format/parseWholeNumber';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { focusFirstInvalid, TextField } from '../../components/ui/Field';
import { LiveRegion, Notice } from '../../components/ui/Notice';

/** A field for a whole number. */
interface NumberField<Name> {
  name: Name;
  label: string;
  hint?: string;
  /** Value at first. */
  value: number;
  least: number;
  most: number;
  /** Sentence about a number outside of the bounds. */
  error: string;
}

interface NumbersFormProps<Name extends string> {
  fields: readonly NumberField<Name>[];
  /** Side by side, where there is room. */
  isRow?: boolean;
  /** Label of the button. */
  submit: string;
  onSave: (numbers: Record<Name, number>) => Promise<unknown>;
  /** Says that these numbers are saved. */
  savedText: (numbers: Record<Name, number>) => string;
  /** Called after a save, and after one that failed. */
  onChanged: () => void;
}

/** A form of whole numbers, which are saved together if all of them are within their bounds. */
export function NumbersForm<Name extends string>(props: NumbersFormProps<Name>) {
  const { fields, isRow = false, submit, onSave, savedText, onChanged } = props;
  const toRecord = <Value,>(toValue: (field: NumberField<Name>) => Value) =>
    Object.fromEntries(fields.map((field) => [field.name, toValue(field)])) as Record<Name, Value>;
  const [typed, setTyped] = useState(() => toRecord(({ value }) => String(value)));
  const [invalid, setInvalid] = useState<readonly Name[]>([]);
  const [saved, setSaved] = useState<Record<Name, number>>();
  const task = useTask(onChanged);
  const save = (event: Event) => {
    event.preventDefault();
    setSaved(undefined);
    const numbers = toRecord(({ name }) => parseWholeNumber(typed[name]) ?? Number.NaN);
    const wrong = fields.filter(
      ({ name, least, most }) => !(numbers[name] >= least && numbers[name] <= most),
    );
    setInvalid(wrong.map(({ name }) => name));
    if (wrong.length > 0) return focusFirstInvalid(event.currentTarget as HTMLFormElement);
    void task.start('save', async () => {
      await onSave(numbers);
      setSaved(numbers);
    });
  };
  return (
    <form class="stack" noValidate onSubmit={save}>
      <div class={isRow ? 'numbers' : 'stack'}>
        {fields.map(({ name, label, hint, error }) => (
          <TextField
            key={name}
            label={label}
            hint={hint}
            value={typed[name]}
            onInput={(text) => setTyped({ ...typed, [name]: text })}
            error={invalid.includes(name) ? error : undefined}
            required
          />
        ))}
      </div>
      <div class="row">
        <Button type="submit" busy={task.busy === 'save'}>
          {submit}
        </Button>
      </div>
      <LiveRegion task={task}>
        {saved && !task.busy && !task.failure && <Notice tone="good">{savedText(saved)}</Notice>}
      </LiveRegion>
    </form>
  );
}
