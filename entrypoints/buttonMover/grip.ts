import { i18n } from '../../components/inPage/i18n';
import { element } from '../../components/inPage/layer';
import { toOwnNames } from '../../components/inPage/ownStyle';

/** CSS pixels of one press of an arrow key; with Shift, for exact places. */
const step = 16;
const smallStep = 1;
const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Creates a stand-in for our button that follows the pointer and the arrow keys inside the window. */
export function createGrip(signal: AbortSignal): HTMLElement {
  const grip = element('button', {
    type: 'button',
    class: 'corner handle',
    'aria-label': i18n.t('mover.grip'),
  });
  grip.append('✥');
  grip.style.cssText = `${toOwnNames(i18n.t('place'))}; touch-action: none; cursor: move; display: grid`;
  let hold: { x: number; y: number } | undefined;

  function moveTo(left: number, top: number): void {
    const limit = (at: number, room: number) => Math.max(0, Math.min(at, room));
    grip.style.inset = 'auto';
    grip.style.left = `${limit(left, window.innerWidth - grip.offsetWidth)}px`;
    grip.style.top = `${limit(top, window.innerHeight - grip.offsetHeight)}px`;
  }

  grip.addEventListener('pointerdown', (event) => {
    if (!event.isTrusted || event.button !== 0) return;
    const { left, top } = grip.getBoundingClientRect();
    hold = { x: event.clientX - left, y: event.clientY - top };
    grip.setPointerCapture(event.pointerId);
  });
  grip.addEventListener('pointermove', (event) => {
    if (event.isTrusted && hold) moveTo(event.clientX - hold.x, event.clientY - hold.y);
  });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    grip.addEventListener(type, () => {
      hold = undefined;
    });
  grip.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    if (!event.isTrusted || !direction) return;
    event.preventDefault();
    const { left, top } = grip.getBoundingClientRect();
    const length = event.shiftKey ? smallStep : step;
    moveTo(left + direction[0] * length, top + direction[1] * length);
  });
  window.addEventListener(
    'resize',
    () => {
      const { left, top } = grip.getBoundingClientRect();
      moveTo(left, top);
    },
    { signal },
  );
  return grip;
}
