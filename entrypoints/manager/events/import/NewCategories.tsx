import { i18n } from '#i18n';
import { Checkbox } from '../../../../components/ui/Checkbox';

interface NewCategoriesProps {
  names: readonly string[];
  /** Names that are not created. */
  without: ReadonlySet<string>;
  onChange: (without: ReadonlySet<string>) => void;
}

/** Checkboxes for the categories of a file that the site lacks: each is created if it is checked. */
export function NewCategories({ names, without, onChange }: NewCategoriesProps) {
  if (names.length === 0) return null;
  const change = (name: string, isWanted: boolean) => {
    const others = [...without].filter((other) => other !== name);
    onChange(new Set(isWanted ? others : [...others, name]));
  };
  return (
    <fieldset class="stack">
      <legend>{i18n.t('importEvents.newCategories')}</legend>
      <p class="soft small">{i18n.t('importEvents.newCategoriesHint')}</p>
      {names.length > 1 && (
        <Checkbox
          checked={names.every((name) => !without.has(name))}
          onChange={(isWanted) => onChange(new Set(isWanted ? [] : names))}
        >
          {i18n.t('importEvents.newCategoriesAll')}
        </Checkbox>
      )}
      {names.map((name) => (
        <Checkbox key={name} checked={!without.has(name)} onChange={(isWanted) => change(name, isWanted)}>
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
