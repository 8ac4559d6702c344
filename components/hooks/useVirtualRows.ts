import {
  defaultRangeExtractor,
  measureElement,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/virtual-core';
import { useCallback, useLayoutEffect, useReducer, useState } from 'preact/hooks';

interface VirtualRowsOptions {
  /** The element that holds the rows; the window scrolls. */
  list: { current: HTMLElement | null };
  /** Key of each row, in order. Heights are remembered by key, so the array must not be created anew on each render. */
  keys: readonly string[];
  /** Expected height of a row in CSS pixels, until it is drawn and measured. */
  rowHeight: number;
  /** Indexes of rows that are always drawn, with their neighbours, so that Tab finds them. */
  kept: readonly (number | undefined)[];
}

/** Rows drawn above and below the visible ones. */
const overscan = 8;
/** Height in CSS pixels that a sticky header may cover at the top of the window. */
const headerHeight = 72;

/** Draws the rows of a long list that are in view, and measures them. */
export function useVirtualRows({ list, keys, rowHeight, kept }: VirtualRowsOptions) {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const scrollMargin = useDistanceFromTop(list);
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys]);
  const options: VirtualizerOptions<Window, HTMLElement> = {
    count: keys.length,
    getItemKey,
    scrollMargin,
    overscan,
    estimateSize: () => rowHeight,
    // A list that is not displayed has no heights
    measureElement: (...measured) => measureElement(...measured) || rowHeight,
    scrollPaddingStart: headerHeight,
    initialRect: { width: innerWidth, height: innerHeight },
    initialOffset: () => scrollY,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    rangeExtractor: (range) => withKept(defaultRangeExtractor(range), kept, range.count),
    onChange: () => draw(undefined),
  };
  const [virtualizer] = useState(() => new Virtualizer(options));
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  const [drawnHeight, setDrawnHeight] = useState(rowHeight);
  useLayoutEffect(() => {
    if (drawnHeight === rowHeight) return;
    setDrawnHeight(rowHeight);
    virtualizer.measure();
  }, [virtualizer, drawnHeight, rowHeight]);
  return { virtualizer, scrollMargin };
}

function withKept(indexes: number[], kept: readonly (number | undefined)[], count: number): number[] {
  const near = kept
    .filter((one) => one !== undefined)
    .map((one) => Math.min(one, count - 1))
    .flatMap((index) => [index - 1, index, index + 1])
    .filter((one) => one >= 0 && one < count);
  return [...new Set([...indexes, ...near])].sort((one, other) => one - other);
}

/** Distance of an element from the top of the document in CSS pixels; follows changes of the content above it. */
function useDistanceFromTop(element: { current: HTMLElement | null }): number {
  const [distance, setDistance] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top;
      if (top !== undefined) setDistance(Math.round(top + scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return distance;
}
