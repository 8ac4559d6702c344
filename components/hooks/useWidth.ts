import { useLayoutEffect, useState } from 'preact/hooks';

/** Inner width of an element in CSS pixels; follows changes. Until it is drawn, that of the window. */
export function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(innerWidth);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => setWidth(current.clientWidth || innerWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
