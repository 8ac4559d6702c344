import type { VirtualItem } from '@tanstack/virtual-core';
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useVirtualRows } from '../../../components/hooks/useVirtualRows';

interface LongListProps<Item> {
  /** Accessible name of the list. */
  label: string;
  /** Must not be created anew on each render. */
  items: readonly Item[];
  toId: (item: Item) => string;
  draw: (item: Item, index: number) => ComponentChildren;
  /** Expected height of a row in CSS pixels. */
  rowHeight: number;
  class?: string;
  rowClass?: string;
  /** Row that is always drawn, with its neighbours, besides the row with the focus: the list's tab stop. */
  kept?: number | undefined;
  /** Row to move the focus to, whenever this object changes; its first control gets the focus. */
  focused?: { index: number } | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** Lists up to this length are drawn whole, so that the browser's own search finds every row. */
export const drawnWhole = 100;
const isLong = (count: number) => count > drawnWhole;

/**
 * A list of any length. Of a long one, only the rows in view are drawn, and the row with the focus; screen readers get
 * the number and the position of each row.
 */
export function LongList<Item>(props: LongListProps<Item>) {
  return isLong(props.items.length) ? <VirtualList {...props} /> : <WholeList {...props} />;
}

function WholeList<Item>(props: LongListProps<Item>) {
  const { label, items, toId, draw, rowClass, focused, onKeyDown } = props;
  const list = useRef<HTMLUListElement>(null);
  useFocus(list, focused);
  return (
    <ul ref={list} class={props.class} aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item, index) => (
        <li key={toId(item)} class={rowClass} data-index={index}>
          {draw(item, index)}
        </li>
      ))}
    </ul>
  );
}

function VirtualList<Item>(props: LongListProps<Item>) {
  const { label, items, toId, draw, rowHeight, rowClass = '', focused, onKeyDown } = props;
  const list = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState<number>();
  const keys = useMemo(() => items.map(toId), [items, toId]);
  const { virtualizer, scrollMargin } = useVirtualRows({
    list,
    keys,
    rowHeight,
    kept: [props.kept, reached],
  });
  useFocus(list, focused, (index) => virtualizer.scrollToIndex(index, { behavior: 'instant' }));
  const drawRow = ({ index, start }: VirtualItem) => {
    const item = items[index];
    if (item === undefined) return null;
    return (
      <li
        key={keys[index]}
        ref={virtualizer.measureElement}
        class={`long-list-row ${rowClass}`}
        data-index={index}
        aria-setsize={items.length}
        aria-posinset={index + 1}
        style={{ transform: `translateY(${start - scrollMargin}px)` }}
      >
        {draw(item, index)}
      </li>
    );
  };
  const rows = useRows(virtualizer.getVirtualItems(), drawRow, [items, draw, rowClass, scrollMargin]);
  return (
    <ul
      ref={list}
      class={`long-list ${props.class ?? ''}`}
      // The styles of a list without markers remove the role in some browsers
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="list"
      aria-label={label}
      style={{ height: `${virtualizer.getTotalSize()}px` }}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => setReached(toIndex(event.target))}
    >
      {rows}
    </ul>
  );
}

/**
 * The drawn rows. While the list scrolls, rows that stay in view keep their nodes, which Preact then does not compare.
 * @param inputs everything that the rows depend on, besides their places
 */
function useRows(
  places: readonly VirtualItem[],
  drawRow: (place: VirtualItem) => VNode | null,
  inputs: readonly unknown[],
): (VNode | null)[] {
  const drawn = useRef(new Map<number, { start: number; row: VNode | null }>());
  const before = useRef(inputs);
  const isSame = before.current.every((input, at) => input === inputs[at]);
  before.current = inputs;
  const now = new Map(
    places.map((place) => {
      const known = isSame ? drawn.current.get(place.index) : undefined;
      const { start } = place;
      return [place.index, known?.start === start ? known : { start, row: drawRow(place) }];
    }),
  );
  drawn.current = now;
  return [...now.values()].map(({ row }) => row);
}

/** Tells in a long list that the browser's own search finds only the rows in view. */
export function FindHint({ count, hasFilter = true }: { count: number; hasFilter?: boolean }) {
  if (!isLong(count)) return null;
  return (
    <p class="soft small">
      {i18n.t('lists.findHint')} {hasFilter && i18n.t('lists.findByFilter')}
    </p>
  );
}

function toIndex(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest('[data-index]') : null;
  return row === null ? undefined : Number(row.getAttribute('data-index'));
}

/** Moves the focus to the first control of a row when `focused` changes, but not when the list is first drawn. */
function useFocus(
  list: { current: HTMLElement | null },
  focused: { index: number } | undefined,
  scrollTo?: (index: number) => void,
): void {
  const done = useRef<{ index: number } | undefined>(focused);
  useLayoutEffect(() => {
    if (focused === undefined || done.current === focused) return;
    done.current = focused;
    scrollTo?.(focused.index);
    const row = list.current?.querySelector(`[data-index="${focused.index}"]`);
    row
      ?.querySelector<HTMLElement>('input, button, a[href]')
      ?.focus({ preventScroll: scrollTo !== undefined });
  });
}
