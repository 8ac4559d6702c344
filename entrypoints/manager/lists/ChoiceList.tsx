import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../../components/ui/Button';
import type { Selection } from './useSelection';

interface ChoiceItem {
  id: string;
  /** Accessible name. */
  name: string;
  content: ComponentChildren;
}

interface ChoiceListProps {
  label: string;
  items: readonly ChoiceItem[];
  selection: Selection;
}

/**
 * A list with multiple selection: click, Shift+click for a range, arrow keys and Space, Ctrl+A for all. The list is one
 * tab stop (roving tabindex).
 */
export function ChoiceList({ label, items, selection }: ChoiceListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, items.length - 1);
  const focus = (index: number) => {
    setCurrent(index);
    list.current?.querySelectorAll('input')[index]?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const to = { ArrowDown: stop + 1, ArrowUp: stop - 1, Home: 0, End: items.length - 1 }[event.key];
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey);
    if (isAll) selection.chooseAll();
    else if (to !== undefined && items[to]) {
      focus(to);
      if (event.shiftKey) selection.toggle(items[to].id, true);
    } else return;
    event.preventDefault();
  };
  return (
    <div class="stack">
      <div class="row">
        <span class="grow soft" role="status">
          {i18n.t('lists.chosen', { chosen: selection.chosen.size, all: items.length })}
        </span>
        <Button small disabled={items.length === 0} onClick={selection.chooseAll}>
          {i18n.t('lists.chooseAll')}
        </Button>
        <Button small disabled={selection.chosen.size === 0} onClick={() => selection.choose([])}>
          {i18n.t('lists.chooseNone')}
        </Button>
      </div>
      <ul ref={list} class="choices" aria-label={label} onKeyDown={press}>
        {items.map(({ id, name, content }, index) => (
          <li key={id} class="choice-item">
            <label class="choice-row">
              <input
                type="checkbox"
                aria-label={name}
                tabIndex={index === stop ? 0 : -1}
                checked={selection.chosen.has(id)}
                onFocus={() => setCurrent(index)}
                onClick={(event) => selection.toggle(id, event.shiftKey)}
              />
              {content}
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
