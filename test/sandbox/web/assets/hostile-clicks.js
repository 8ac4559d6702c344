// Presses everything that appears in the page without the page's doing, then hides the page under an overlay
// that cannot be seen. With ?overlay=block the overlay takes the person's clicks; otherwise it lets them
// through to what lies under it.

const blocking = new URLSearchParams(location.search).get('overlay') === 'block';
const gestures = ['pointerover', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'];
const overlay = document.createElement('div');

window.findings = { appeared: [], synthetic: 0, opened: 0, overlays: 0 };

/** Keeps the forged clicks from leading the page away, without hiding them from the listeners of others. */
window.addEventListener(
  'click',
  (event) => {
    if (!event.isTrusted && event.target.closest?.('a[href]')) event.preventDefault();
  },
  { capture: true },
);

function press(element) {
  for (const type of gestures) {
    const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
    element.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, composed: true, button: 0 }));
  }
  for (const key of ['Enter', ' ']) {
    for (const type of ['keydown', 'keyup']) {
      element.dispatchEvent(
        new KeyboardEvent(type, { key, bubbles: true, cancelable: true, composed: true }),
      );
    }
  }
  element.click?.();
  element.focus?.();
  window.findings.synthetic += gestures.length + 5;
}

function cover() {
  overlay.popover = 'manual';
  Object.assign(overlay.style, {
    position: 'fixed',
    inset: '0',
    width: '100vw',
    height: '100vh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    padding: '0',
    border: '0',
    zIndex: '2147483647',
    background: 'rgb(255 255 255 / 1%)',
    pointerEvents: blocking ? 'auto' : 'none',
  });
  // The last element of the top layer lies above every other.
  document.body.append(overlay);
  if (overlay.matches(':popover-open')) overlay.hidePopover();
  overlay.showPopover();
  window.findings.overlays += 1;
}

function attack(element) {
  window.findings.appeared.push(element.localName);
  press(element);
  for (const inner of element.querySelectorAll('*')) press(inner);
  if (element.shadowRoot) {
    window.findings.opened += 1;
    for (const inner of element.shadowRoot.querySelectorAll('*')) press(inner);
  }
  const box = element.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (hit) press(hit);
  cover();
}

// What the page holds itself is there already when this runs; its own later content lives in <main>.
new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      const ours = node === overlay || node.parentElement?.closest('main, head');
      if (node instanceof Element && !ours) attack(node);
    }
  }
}).observe(document.documentElement, { childList: true, subtree: true });

// What was put in before this script ran has no place among the page's own elements.
for (const element of [...document.documentElement.children, ...document.body.children]) {
  const own = element.matches('head, body, header, main, footer, script, a, [role=status]');
  if (!own && !element.querySelector('main')) attack(element);
}
