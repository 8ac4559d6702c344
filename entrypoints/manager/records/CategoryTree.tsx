import { useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ToolPanel } from '../lists/ToolPanel';
import { findParentByKey, getBranch, type TreeCategory, toCategoryTree } from './categoryTree';
import type { SiteRecord } from './records';

interface CategoryTreeProps {
  categories: readonly SiteRecord[];
  /** A category is being moved: another one waits until it is. */
  busy: boolean;
  /** @param parent id of the new parent in digits; empty for the top */
  onMove: (category: SiteRecord, parent: string) => void;
  onClose: () => void;
}

/** The categories as a tree: one is moved below another by the pointer, or by Alt and the arrow keys. */
export function CategoryTree({ categories, busy, onMove, onClose }: CategoryTreeProps) {
  const tree = toCategoryTree(categories);
  const [focused, setFocused] = useState<number>();
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tree.findIndex(({ category }) => category.id === focused),
  );
  const branch = dragged === undefined ? undefined : getBranch(tree, dragged);

  const move = ({ category }: TreeCategory, parent: string) => {
    if (!busy && parent !== (category.fields.parent ?? '')) onMove(category, parent);
  };
  const press = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])];
    const pressed = items.indexOf(event.target as HTMLElement);
    const item = tree[pressed];
    const isIn = event.key === inward();
    if (event.altKey && (isIn || event.key === outward()) && item) {
      event.preventDefault();
      const parent = findParentByKey(tree, pressed, isIn ? 'in' : 'out');
      if (parent !== undefined && !event.repeat) move(item, parent);
      return;
    }
    const steps = { ArrowUp: pressed - 1, ArrowDown: pressed + 1, Home: 0, End: tree.length - 1 };
    const next = event.altKey ? undefined : items[steps[event.key as keyof typeof steps] ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  /** What a drag over an element does, and the drop on it. */
  const accept = (parent: string) => ({
    'data-target': target === parent || undefined,
    onDragOver: (event: DragEvent) => {
      if (branch === undefined || branch.has(Number(parent))) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(parent);
    },
    onDrop: (event: DragEvent) => {
      const item = tree.find(({ category }) => category.id === dragged);
      if (item === undefined || branch?.has(Number(parent))) return;
      event.preventDefault();
      event.stopPropagation();
      move(item, parent);
    },
  });
  return (
    <ToolPanel title={i18n.t('records.tree')} onClose={onClose}>
      <p class="soft small">{i18n.t('records.treeHint')}</p>
      <div class="category-top small soft" {...accept('')}>
        {i18n.t('records.treeTop')}
      </div>
      <div
        role="tree"
        class="category-tree"
        aria-label={i18n.t('records.tree')}
        aria-busy={busy || undefined}
        ref={list}
        onKeyDown={press}
        onDragEnd={() => {
          setDragged(undefined);
          setTarget(undefined);
        }}
      >
        {tree.map(({ category, depth }, index) => (
          <div
            key={category.id}
            role="treeitem"
            aria-level={depth + 1}
            aria-keyshortcuts="Alt+ArrowRight Alt+ArrowLeft"
            tabIndex={index === at ? 0 : -1}
            draggable
            style={{ '--depth': depth }}
            onFocus={() => setFocused(category.id)}
            onDragStart={(event) => {
              event.dataTransfer?.setData('text/plain', category.fields.name);
              setDragged(category.id);
            }}
            {...accept(String(category.id))}
          >
            <bdi>{category.fields.name}</bdi>
          </div>
        ))}
      </div>
    </ToolPanel>
  );
}

const isRightToLeft = () => document.documentElement.dir === 'rtl';
const inward = () => (isRightToLeft() ? 'ArrowLeft' : 'ArrowRight');
const outward = () => (isRightToLeft() ? 'ArrowRight' : 'ArrowLeft');
