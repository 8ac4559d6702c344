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
