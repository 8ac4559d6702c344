import { useEffect, useRef, useState } from 'preact/hooks';
import { type CheckedField, checkedFields, findProblems } from '../../lib/eventForm/check';
import type { EventFormData, Failure } from '../../lib/messages';
import { focusFirstInvalid } from '../ui/Field';
import { type FormProblems, findRefusedField } from './refusedField';
import { useSimilar } from './useSimilar';

interface EventFormOptions {
  first: EventFormData;
  onChange: (form: EventFormData) => void;
  /** The event on the calendar, if the form is about one. */
  kept?: EventFormData | undefined;
  /** Why the form that was sent was refused: the field that it is about is marked until it is changed. */
  failure: Failure | undefined;
}

/**
 * The state of an event's form. Problems are shown from the first attempt to submit on, and updated while the person
 * types.
 */
export function useEventForm({ first, onChange, kept, failure }: EventFormOptions) {
  const [form, setForm] = useState(first);
  const [isChanged, setChanged] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<{ field: CheckedField; failure: Failure; value: unknown }>();
  const element = useRef<HTMLFormElement>(null);
  /** The form after the last change: autofill can change several fields before the next render. */
  const latest = useRef(form);
  const put = (next: EventFormData) => {
    latest.current = next;
    setForm(next);
    setChanged(false);
  };
  const change = (changes: Partial<EventFormData>) => {
    put({ ...latest.current, ...changes });
    setChanged(true);
    onChange(latest.current);
  };
  useEffect(() => {
    const field = failure && findRefusedField(failure);
    setRefused(field && { field, failure, value: latest.current[field] });
    if (field) focusFirstInvalid(element.current);
  }, [failure]);
  const similar = useSimilar(change);
  /** Calls `send` if all fields are valid and the person has no question to answer before. */
  const submit = async (send: (form: EventFormData) => void) => {
    setChecked(true);
    const found = findProblems(latest.current, kept);
    if (checkedFields.some((field) => found[field])) focusFirstInvalid(element.current);
    else if (!(await similar.isAsked(latest.current))) send(latest.current);
  };
  const problems: FormProblems = {
    ...(refused && form[refused.field] === refused.value && { [refused.field]: refused.failure }),
    ...(isChecked && findProblems(form, kept)),
  };
  return { element, form, isChanged, problems, put, change, question: similar.question, submit };
}
