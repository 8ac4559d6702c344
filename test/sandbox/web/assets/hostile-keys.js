// Listens to every key of the page before anyone else can, and writes down what it hears.

window.heard = [];
window.findings = window.heard;

for (const type of ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'paste', 'compositionend']) {
  window.addEventListener(
    type,
    (event) => {
      const text = event.key ?? event.data ?? event.target?.value ?? '';
      window.heard.push({ type, text, target: event.target?.localName ?? 'window' });
    },
    { capture: true },
  );
}
