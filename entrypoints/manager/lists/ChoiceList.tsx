import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { Selection } from '../../../components/collection/useSelection';
import { Button } from '../../../components/ui/Button';
import { FindHint, LongList } from './LongList';

interface ChoiceListProps<Item> {
  label: string;
  /** Accessible name of an item. */
  toName: (item: Item) => string;
  draw: (item: Item) => ComponentChildren;
  selection: Selection<Item>;
}

/** Height in CSS pixels of a row with two lines of text or a picture. */
const rowHeight = 53;

/**
 * A list with multiple selection: click, Shift+click for a range, arrow keys and Space, Ctrl+A for all. The list is one
 * tab stop (roving tabindex).
 */
export function ChoiceList<Item>({ label, toName, draw, selection }: ChoiceListProps<Item>) {
  const { items, toId, chosen, isChosen } = selection;
  const [current, setCurrent] = useState(0);
  const [focused, setFocused] = useState<{ index: number }>();
  const stop = Math.min(current, items.length - 1);
  const press = (event: KeyboardEvent) => {
    const to = {
      ArrowDown: stop + 1,
      ArrowUp: stop - 1,
      PageDown: Math.min(stop + rowsPerPage(), items.length - 1),
      PageUp: Math.max(stop - rowsPerPage(), 0),
      Home: 0,
      End: items.length - 1,
    }[event.key];
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey);
    const item = to === undefined ? undefined : items[to];
    if (isAll) selection.chooseAll();
    else if (to !== undefined && item !== undefined) {
      setCurrent(to);
      setFocused({ index: to });
      if (event.shiftKey) selection.toggle(toId(item), true);
    } else return;
    event.preventDefault();
  };
  return (
    <div class="stack">
      <div class="row list-header">
        <span class="grow soft" role="status">
          {i18n.t('lists.chosen', { chosen: chosen.length, all: items.length })}
        </span>
        <Button small disabled={items.length === 0} onClick={selection.chooseAll}>
          {i18n.t('lists.chooseAll')}
        </Button>
        <Button small disabled={chosen.length === 0} onClick={() => selection.choose([])}>
          {i18n.t('lists.chooseNone')}
        </Button>
      </div>
      <FindHint count={items.length} />
      <LongList
        label={label}
        items={items}
        toId={toId}
        rowHeight={rowHeight}
        class="choices"
        rowClass="choice-item"
        kept={stop}
        focused={focused}
        onKeyDown={press}
        draw={(item, index) => (
          <label class="choice-row">
            <input
              type="checkbox"
              aria-label={toName(item)}
              tabIndex={index === stop ? 0 : -1}
              checked={isChosen(toId(item))}
              onFocus={() => setCurrent(index)}
              onClick={(event) => selection.toggle(toId(item), event.shiftKey)}
            />
            {draw(item)}
          </label>
        )}
      />
    </div>
  );
}

const rowsPerPage = () => Math.max(1, Math.floor(innerHeight / rowHeight) - 2);
