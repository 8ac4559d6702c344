import { i18n } from '#i18n';
import { useAnswer } from '../hooks/useAnswer';
import { SelectField } from '../ui/SelectField';
import { fieldLabel } from './fieldLabel';

interface AuthorFieldProps {
  /** Id of a user of the site; undefined for who adds the event. */
  value: number | undefined;
  onChange: (author: number | undefined) => void;
}

/** Whose an event is; nothing until the site has listed its users, or if it does not. */
export function AuthorField({ value, onChange }: AuthorFieldProps) {
  const { answer: authors = [] } = useAnswer('siteAuthors', {});
  if (authors.length === 0) return null;
  const isKnown = value === undefined || authors.some(({ id }) => id === value);
  return (
    <SelectField
      label={fieldLabel('author')}
      value={String(value ?? '')}
      onChoose={(id) => onChange(id === '' ? undefined : Number(id))}
      options={[
        ...(value === undefined ? [['', i18n.t('form.authorSelf')] as const] : []),
        ...(isKnown ? [] : [[String(value), `#${value}`] as const]),
        ...authors.map(({ id, name }) => [String(id), name] as const),
      ]}
    />
  );
}
