import { useRef, useState } from 'preact/hooks';
import type { EventFormData } from '../../lib/messages';
import { focusFirstInvalid } from '../ui/Field';
import { checkedFields, findProblems } from './check';
import { useSimilar } from './useSimilar';

/**
 * The state of an event's form. Problems are shown from the first attempt to submit on, and updated while the person
 * types.
 * @param keptCost the event's current cost, which is valid whatever it is
 */
export function useEventForm(
  first: EventFormData,
  onChange: (form: EventFormData) => void,
  keptCost?: string,
) {
  const [form, setForm] = useState(first);
  const [isChanged, setChanged] = useState(false);
  const [isChecked, setChecked] = useState(false);
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
  const similar = useSimilar(change);
  /** Calls `send` if all fields are valid and the person has no question to answer before. */
  const submit = async (send: (form: EventFormData) => void) => {
    setChecked(true);
    const found = findProblems(latest.current, keptCost);
    if (checkedFields.some((field) => found[field])) focusFirstInvalid(element.current);
    else if (!(await similar.isAsked(latest.current))) send(latest.current);
  };
  const problems = isChecked ? findProblems(form, keptCost) : {};
  return { element, form, isChanged, problems, put, change, question: similar.question, submit };
}
