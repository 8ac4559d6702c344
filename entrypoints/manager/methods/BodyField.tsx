import { i18n } from '#i18n';
import type { BodyMember } from '../../../lib/methodForms';
import { BodyMembers } from './BodyMembers';
import { ErasedFields } from './ErasedFields';
import { JsonField } from './ParameterField';

interface BodyFieldProps {
  members: readonly BodyMember[];
  hint: string;
  /** JSON, or empty. */
  value: string;
  onInput: (value: string) => void;
  error: string | undefined;
  /** Paths of the fields that the call would erase. */
  erased: readonly string[];
}

/** The body of a call, what it would erase, and the reference of its fields. */
export function BodyField({ members, hint, value, onInput, error, erased }: BodyFieldProps) {
  return (
    <>
      <JsonField label={i18n.t('manager.body')} hint={hint} value={value} onInput={onInput} error={error} />
      <ErasedFields paths={erased} />
      <BodyMembers members={members} />
    </>
  );
}
