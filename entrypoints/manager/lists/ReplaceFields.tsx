import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { Checkbox } from '../../../components/ui/Checkbox';
import { TextField } from '../../../components/ui/Field';
import { SelectField } from '../../../components/ui/SelectField';
import type { Replacement } from '../../../lib/shared/replaceText';

interface ReplaceFieldsProps<Field extends string> {
  values: Replacement & { field: Field };
  /** The fields in which it may be done, each with its label. */
  fields: readonly (readonly [Field, string])[];
  onChange: (changes: Partial<Replacement & { field: Field }>) => void;
  /** What is wrong with the text to find. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Further fields. */
  children?: ComponentChildren;
}

/** A text to find, what takes its place, and in which field. */
export function ReplaceFields<Field extends string>(props: ReplaceFieldsProps<Field>) {
  const { values, fields, onChange, error, hint, children } = props;
  return (
    <>
      <SelectField
        label={i18n.t('edits.inField')}
        value={values.field}
        options={fields}
        onChoose={(chosen) =>
          onChange({ field: fields.find(([field]) => field === chosen)?.[0] ?? values.field })
        }
      />
      <div class="pair">
        <TextField
          label={i18n.t('edits.find')}
          value={values.find}
          onInput={(find) => onChange({ find })}
          error={error}
          hint={hint}
          long
        />
        <TextField
          label={i18n.t('edits.replaceWith')}
          value={values.replacement}
          onInput={(replacement) => onChange({ replacement })}
          long
        />
      </div>
      <Checkbox checked={values.ignoresCase} onChange={(ignoresCase) => onChange({ ignoresCase })}>
        {i18n.t('edits.ignoreCase')}
      </Checkbox>
      {children}
    </>
  );
}
