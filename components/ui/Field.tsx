import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './Icon';

export interface FieldProps {
  label: string;
  /** One sentence of help, always visible. */
  hint?: ComponentChildren;
  /** Where a prefilled value comes from. */
  evidence?: ComponentChildren;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
}

/** What the control inside a field must carry to be named and explained. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/**
 * A `ref` for what the person wants to type into next. The attribute `autofocus` would be refused, with a complaint,
 * in a frame of ours inside somebody else's page.
 */
export const focusWhenDrawn = (element: HTMLElement | null): void => element?.focus();

/** The field that is wrong gets the focus; its error is read with it. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  // The errors are drawn after this event; only then is there something to focus.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** A control with its label, hint and error, tied together for screen readers. */
export function Field({
  label,
  hint,
  evidence,
  error,
  children,
}: FieldProps & { children: (control: FieldControl) => ComponentChildren }) {
  const id = useId();
  const notes = { evidence: `${id}-evidence`, hint: `${id}-hint`, error: `${id}-error` };
  const describedBy = [evidence && notes.evidence, hint && notes.hint, error && notes.error].filter(Boolean);
  return (
    <div class="field">
      <div class="field-head">
        <label class="field-label" for={id}>
          {label}
        </label>
        {evidence && (
          <span id={notes.evidence} class="soft small">
            {evidence}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': describedBy.join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint && (
        <span id={notes.hint} class="soft small">
          {hint}
        </span>
      )}
      {error && <FieldError id={notes.error}>{error}</FieldError>}
    </div>
  );
}

/** Several controls that answer one question, under its words as a legend. */
export function FieldGroup({
  label,
  hint,
  error,
  children,
}: Omit<FieldProps, 'evidence'> & { children: ComponentChildren }) {
  const id = useId();
  return (
    <fieldset class="field" aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {hint && <span class="soft small">{hint}</span>}
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}

const FieldError = ({ id, children }: { id: string; children: string }) => (
  <span id={id} class="field-error small">
    <Icon name="alert" />
    {children}
  </span>
);

interface TextFieldProps extends FieldProps {
  value: string;
  onInput: (value: string) => void;
  type?: 'text' | 'url' | 'email' | 'tel' | 'password' | 'date' | 'datetime-local';
  required?: boolean;
  /** Several lines. */
  long?: boolean;
  autoFocus?: boolean;
  placeholder?: string;
}

/**
 * Typed text. Dates, too, are checked by us and not by the browser's own bubble, so that every error reads alike.
 */
export function TextField(props: TextFieldProps) {
  const { value, onInput, type = 'text', long = false } = props;
  return (
    <Field {...props}>
      {(control) => {
        const shared = {
          ...control,
          class: 'input',
          value,
          'aria-required': props.required || undefined,
          placeholder: props.placeholder,
          autocomplete: 'off',
          onInput: (event: { currentTarget: { value: string } }) => onInput(event.currentTarget.value),
        };
        return long ? (
          <textarea {...shared} rows={4} />
        ) : (
          // The DOM types know each input type by itself, not one out of several.
          <input
            {...({ ...shared, type } as InputHTMLAttributes)}
            ref={props.autoFocus ? focusWhenDrawn : undefined}
          />
        );
      }}
    </Field>
  );
}
