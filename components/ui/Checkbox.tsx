import type { ComponentChildren } from 'preact';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ComponentChildren;
}

/** A checkbox with its label. */
export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {children}
    </label>
  );
}

interface RadioProps {
  /** Of the group: one of its buttons is checked. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ComponentChildren;
}

/** A radio button with its label. */
export function Radio({ name, checked, onChoose, children }: RadioProps) {
  return (
    <label class="choice">
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      {children}
    </label>
  );
}
