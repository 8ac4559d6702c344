import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { SelectField } from '../../../components/ui/SelectField';
import { ask, type RecordLine } from '../../../lib/messages';
import { getPageLimit, mostPages } from '../../../lib/shared/pageLimit';
import { toPagingRefusal } from '../lists/useAllPages';

interface ParentFieldProps {
  /** Id of the edited category, which cannot be below itself or its descendants. */
  self: number | undefined;
  /** Id as text; empty for none. */
  value: string;
  onChange: (parent: string) => void;
}

/** The choice of a category's parent, as an indented tree. */
export function ParentField({ self, value, onChange }: ParentFieldProps) {
  const [all, setAll] = useState<RecordLine[]>([]);
  useEffect(() => {
    let isMounted = true;
    // On an error the parent cannot be changed; the list behind the form shows the failure.
    readCategories().then(
      (found) => isMounted && setAll(found),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
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

async function readCategories(): Promise<RecordLine[]> {
  const all: RecordLine[] = [];
  let limit = mostPages;
  for (let page = 1, pages = 1; page <= pages; page++) {
    if (page > limit) throw toPagingRefusal('pagesEndless');
    const answer = await ask('siteRecords', { kind: 'category', page });
    all.push(...answer.records);
    pages = answer.pages;
    // Only the first answer counts: a total that grows with each page would never be reached
    if (page === 1) limit = getPageLimit(pages);
  }
  return all;
}

interface Choice {
  id: number;
  name: string;
  depth: number;
}

/** Categories in tree order with their depth; leaves out `without` and its descendants. */
function toTree(all: RecordLine[], without: number | undefined, above = '', depth = 0): Choice[] {
  return all
    .filter(({ id, fields }) => (fields.parent ?? '') === above && id !== without)
    .flatMap(({ id, fields: { name } }) => [
      { id, name, depth },
      ...toTree(all, without, String(id), depth + 1),
    ]);
}
