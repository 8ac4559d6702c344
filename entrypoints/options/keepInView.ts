/**
 * Scrolls to the section of the hash, which the browser cannot do because the sections are rendered by script. Repeated
 * while sections above it load and grow, until the person scrolls or presses something.
 */
export function keepInView(): void {
  const section = document.getElementById(location.hash.slice(1));
  if (!section) return;
  const observer = new ResizeObserver(() => section.scrollIntoView());
  observer.observe(document.body);
  for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(move, () => observer.disconnect(), { once: true });
}
