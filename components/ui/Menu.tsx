import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { locale } from '#i18n';
import { Button } from './Button';
import type { IconName } from './Icon';

interface MenuProps {
  label: string;
  icon?: IconName;
  kind?: 'quiet';
  small?: boolean;
  /** Shows the icon alone. */
  bare?: boolean;
  /** A number at the corner of the button, if it is not 0. */
  count?: number;
  tabIndex?: number;
  /** The choices are `MenuItems` alone. */
  isList?: boolean;
  /** What was chosen is under way. */
  busy?: boolean;
  /** Drawn while it is open. @param close closes it, and gives the button the focus */
  children: (close: () => void) => ComponentChildren;
}

/** Least distance of the choices from a side of the window, CSS pixels. */
const margin = 8;

/** Choices end where their button ends; those that would leave the window at their first side are moved into it. */
function place(content: HTMLElement): void {
  content.style.insetInlineEnd = '0px';
  const { left, right } = content.getBoundingClientRect();
  const isMirrored = content.matches(':dir(rtl)');
  const beyond = isMirrored ? right - (document.documentElement.clientWidth - margin) : margin - left;
  if (beyond > 0) content.style.insetInlineEnd = `${-beyond}px`;
}

/** A button with choices below it, which closes on Escape, on a press elsewhere, and when the focus leaves it. */
export function Menu({ label, icon, kind, small, bare, count, tabIndex, isList, busy, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useLayoutEffect(() => {
    const content = root.current?.querySelector<HTMLElement>('.menu-content');
    if (!isOpen || !content) return;
    const follow = () => place(content);
    follow();
    // What stands beside the button may change its width, and move it
    const beside = new ResizeObserver(follow);
    for (const element of root.current?.parentElement?.children ?? []) beside.observe(element);
    addEventListener('resize', follow);
    return () => {
      beside.disconnect();
      removeEventListener('resize', follow);
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>('.menu-content :is(input, button, select)')?.focus();
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    const opened = new AbortController();
    for (const name of ['pointerdown', 'focusin'])
      document.addEventListener(name, leave, { signal: opened.signal });
    // Before other listeners of the page
    document.addEventListener('keydown', press, { signal: opened.signal, capture: true });
    return () => opened.abort();
  }, [isOpen]);
  return (
    <div class="menu" ref={root}>
      <Button
        icon={icon}
        kind={kind}
        small={small ?? false}
        bare={bare}
        tabIndex={tabIndex}
        busy={busy}
        expanded={isOpen}
        hasMenu={isList}
        elementRef={button}
        onClick={() => setOpen(!isOpen)}
      >
        {count === undefined ? (
          label
        ) : (
          <>
            <span>{label}</span>
            <span class="menu-count">{count > 0 && new Intl.NumberFormat(locale()).format(count)}</span>
          </>
        )}
      </Button>
      {isOpen && <div class="menu-content panel stack">{children(close)}</div>}
    </div>
  );
}
