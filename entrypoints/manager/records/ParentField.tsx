import { i18n } from '#i18n';
import { SelectField } from '../../../components/ui/SelectField';
import type { SiteRecord } from './records';

interface ParentFieldProps {
  /** All categories. */
  all: readonly SiteRecord[];
  /** Id of the edited category, which cannot be below itself or its descendants. */
  self: number | undefined;
  /** Id as text; empty for none. */
  value: string;
  onChange: (parent: string) => void;
}

/** The choice of a category's parent, as an indented tree. */
export function ParentField({ all, self, value, onChange }: ParentFieldProps) {
  const choices = toTree(all, self);
  const isKnown = value === '' || choices.some(({ id }) => String(id) === value);
  return (
    <SelectField
      label={i18n.t('manager.parent')}
      value={value}
      options={[
        ['', i18n.t('manager.noParent')],
        ...(isKnown ? [] : [[value, `#${value}`] as const]),
        ...choices.map(({ id, name, depth }) => [String(id), '\u2003'.repeat(depth) + name] as const),
      ]}
      onChoose={onChange}
    />
  );
}

interface Choice {
  id: number;
  name: string;
  depth: number;
}

/** Categories in tree order with their depth; leaves out `without` and its descendants. */
function toTree(all: readonly SiteRecord[], without: number | undefined, above = '', depth = 0): Choice[] {
  return all
    .filter(({ id, fields }) => (fields.parent ?? '') === above && id !== without)
    .flatMap(({ id, fields: { name } }) => [
      { id, name, depth },
      ...toTree(all, without, String(id), depth + 1),
    ]);
}
