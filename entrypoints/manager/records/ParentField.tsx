import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { SelectField } from '../../../components/ui/SelectField';
import { ask, type RecordLine } from '../../../lib/messages';

interface ParentFieldProps {
  /** The category that is edited: neither itself nor what is below it can be above it. */
  self: number | undefined;
  /** An id in digits; empty for none. */
  value: string;
  onChange: (parent: string) => void;
}

/** Which category a category stands below, chosen from the site's own, drawn as a tree. */
export function ParentField({ self, value, onChange }: ParentFieldProps) {
  const [all, setAll] = useState<RecordLine[]>([]);
  useEffect(() => {
    let isWanted = true;
    // Without them the category stays where it is; the list behind the form says what went wrong.
    everyCategory().then(
      (found) => isWanted && setAll(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const choices = treeOf(all, self);
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

async function everyCategory(): Promise<RecordLine[]> {
  const all: RecordLine[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await ask('siteRecords', { kind: 'category', page });
    all.push(...answer.records);
    pages = answer.pages;
  }
  return all;
}

interface Choice {
  id: number;
  name: string;
  depth: number;
}

/** Each category after the one above it; `without` is left out, with all that is below it. */
function treeOf(all: RecordLine[], without: number | undefined, above = '', depth = 0): Choice[] {
  return all
    .filter(({ id, fields }) => (fields.parent ?? '') === above && id !== without)
    .flatMap(({ id, fields: { name } }) => [
      { id, name, depth },
      ...treeOf(all, without, String(id), depth + 1),
    ]);
}
