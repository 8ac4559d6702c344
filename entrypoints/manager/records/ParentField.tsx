import { i18n } from '#i18n';
import { SelectField } from '../../../components/ui/SelectField';
import { getBranch, toCategoryTree } from './categoryTree';
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
  const tree = toCategoryTree(all);
  const own = self === undefined ? undefined : getBranch(tree, self);
  const choices = tree.filter(({ category: { id } }) => !own?.has(id));
  const isKnown = value === '' || choices.some(({ category }) => String(category.id) === value);
  return (
    <SelectField
      label={i18n.t('manager.parent')}
      value={value}
      options={[
        ['', i18n.t('manager.noParent')],
        ...(isKnown ? [] : [[value, `#${value}`] as const]),
        ...choices.map(
          ({ category: { id, fields }, depth }) =>
            [String(id), '\u2003'.repeat(depth) + fields.name] as const,
        ),
      ]}
      onChoose={onChange}
    />
  );
}
