/** Elements that text is typed into. */
const editable =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="button"], [type="checkbox"], [type="radio"], [type="submit"], [type="file"])';

const isEditable = (target: EventTarget | null) =>
  target instanceof Element && target.closest(editable) !== null;

let isWatched = false;
/** The field that the person has typed into, or gone to, since the last press. */
let field: EventTarget | null = null;

/** Notes from now on whether the person types. Repeated calls are harmless. */
export function watchTyping(): void {
  if (isWatched) return;
  isWatched = true;
  const typed = ({ target }: Event) => {
    if (isEditable(target)) field = target;
  };
  const pressed = ({ target }: Event) => {
    if (!isEditable(target)) field = null;
  };
  for (const event of ['focusin', 'input']) document.addEventListener(event, typed, true);
  for (const event of ['click', 'submit']) document.addEventListener(event, pressed, true);
  document.addEventListener('keydown', sent, true);
}

/** Enter in a field of one line is a press. */
function sent({ key, target }: KeyboardEvent): void {
  if (key === 'Enter' && target instanceof HTMLInputElement) field = null;
}

/**
 * Whether the person types elsewhere since the last press: the focus is in a field that they went to, or typed into,
 * after it.
 */
export const isTyping = (): boolean => field !== null && field === document.activeElement;
