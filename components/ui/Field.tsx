import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './Icon';

/** Props that all fields share. */
export interface FieldProps {
  label: string;
  /** Help text, always visible. */
  hint?: ComponentChildren;
  /** Source of a prefilled value. */
  evidence?: ComponentChildren;
  /** Sentence that says what is wrong and how to correct it. */
  error?: string | undefined;
}

/** Attributes that tie the control to its label and descriptions. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/**
 * A `ref` that focuses an element when it is mounted. Browsers block the attribute `autofocus` in a cross-origin
 * frame, and log an error.
 */
export const focusWhenDrawn = (element: HTMLElement | null): void => element?.focus();

/**
 * Focuses the first invalid field, in a group that is folded, too; screen readers announce its error.
 * @param form an element of it, or the form
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  // `aria-invalid` is set by the render after this event.
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    for (let at = field?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
    field?.focus();
  });
}

/** A control with its label, hint and error, tied by ARIA attributes. */
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
        <label class="field-label" dir="auto" for={id}>
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

/** A group of controls with a legend. As a whole it takes the focus if what it is about is refused. */
export function FieldGroup({
  label,
  hint,
  error,
  children,
}: Omit<FieldProps, 'evidence'> & { children: ComponentChildren }) {
  const id = useId();
  return (
    <fieldset
      class="field"
      aria-describedby={error ? id : undefined}
      {...(error && { tabIndex: -1, 'data-invalid': '' })}
    >
      <legend dir="auto">{label}</legend>
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
  type?: 'text' | 'search' | 'url' | 'email' | 'tel' | 'password' | 'date' | 'datetime-local';
  required?: boolean;
  /** Multi-line (`textarea`). */
  long?: boolean;
  autoFocus?: boolean;
  placeholder?: string;
  /** For code and identifiers; addresses have it anyway. */
  dir?: 'ltr' | undefined;
}

/**
 * Addresses and numbers are text with a keyboard of their own: of a field of their type, browsers tell screen readers that
 * it is invalid by a rule of theirs, as with `calendar.example`.
 */
const toInputType = (type: string) =>
  type === 'url' || type === 'email' || type === 'tel' ? { type: 'text', inputMode: type } : { type };

/** A text field. Forms set `noValidate` and show their own errors, for native date inputs, too. */
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
          dir: type === 'url' || type === 'email' ? 'ltr' : props.dir,
          onInput: (event: { currentTarget: { value: string } }) => onInput(event.currentTarget.value),
        };
        return long ? (
          <textarea {...shared} rows={4} ref={props.autoFocus ? focusWhenDrawn : undefined} />
        ) : (
          // The DOM types accept one literal input type, not a union.
          <input
            {...({ ...shared, ...toInputType(type) } as InputHTMLAttributes)}
            ref={props.autoFocus ? focusWhenDrawn : undefined}
          />
        );
      }}
    </Field>
  );
}
