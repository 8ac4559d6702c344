import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../../components/ui/Button';
import { TextField } from '../../../components/ui/Field';
import { isObject } from '../../../lib/shared/isObject';
import { findInJson, type JsonLeaf } from './findInJson';

/** Most found values shown. */
const mostFound = 200;
/** Members of an object or a list that are drawn at once. */
const membersAtOnce = 100;

/** A JSON value as a tree whose branches open, with a search in names and values. */
export function AnswerTree({ value }: { value: unknown }) {
  const [search, setSearch] = useState('');
  const found = useMemo(() => findInJson(value, search, mostFound + 1), [value, search]);
  return (
    <>
      <TextField label={i18n.t('console.searchAnswer')} value={search} onInput={setSearch} />
      {search.trim() === '' ? (
        <div class="json-tree code">
          <Branch name="" value={value} isOpen />
        </div>
      ) : (
        <Found leaves={found} />
      )}
    </>
  );
}

function Found({ leaves }: { leaves: readonly JsonLeaf[] }) {
  return (
    <>
      <p class="small soft" role="status">
        {leaves.length > mostFound
          ? i18n.t('console.foundMore', { count: mostFound })
          : i18n.t('console.found', { count: leaves.length })}
      </p>
      <dl class="facts code json-found">
        {leaves.slice(0, mostFound).map(({ path, value }) => (
          <div key={path} class="json-leaf">
            <dt>{path}</dt>
            <dd>
              <bdi>{JSON.stringify(value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface BranchProps {
  name: string;
  value: unknown;
  isOpen?: boolean;
}

/** A member of the tree. Its own members are drawn when it is opened. */
function Branch({ name, value, isOpen: isOpenAtFirst = false }: BranchProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [drawn, setDrawn] = useState(membersAtOnce);
  if (!Array.isArray(value) && !isObject(value))
    return (
      <div class="json-leaf">
        {name !== '' && <span class="soft">{name}: </span>}
        <bdi>{JSON.stringify(value)}</bdi>
      </div>
    );
  const members = Object.entries(value);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {name}{' '}
        <span class="soft">{Array.isArray(value) ? `[${members.length}]` : `{${members.length}}`}</span>
      </summary>
      {isOpen && (
        <div class="json-members">
          {members.slice(0, drawn).map(([member, inner]) => (
            <Branch key={member} name={member} value={inner} isOpen={members.length === 1} />
          ))}
          {members.length > drawn && (
            <Button small kind="quiet" onClick={() => setDrawn(drawn + membersAtOnce)}>
              {i18n.t('console.showMore', { count: members.length - drawn })}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}
