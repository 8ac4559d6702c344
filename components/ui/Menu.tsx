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
/** Distance from their button, CSS pixels. */
const gap = 4;
/** Some of the choices are in view even where the button is at the edge of a low window, CSS pixels. */
const leastHeight = 96;

/**
 * Choices end where their button ends, or begin where it begins if they would leave the window otherwise. They are
 * below it, or above it where they have no room below and more room there. No part of the page covers or cuts what is
 * in the top layer.
 */
function place(content: HTMLElement, button: Element): void {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  content.style.maxHeight = '';
  const above = top - gap - margin;
  const below = innerHeight - bottom - gap - margin;
  const isAbove = content.offsetHeight > below && above > below;
  const height = Math.min(isAbove ? above : below, Math.floor(0.7 * innerHeight));
  content.style.maxHeight = `${Math.max(leastHeight, height)}px`;
  content.style.top = `${isAbove ? top - gap - content.offsetHeight : bottom + gap}px`;
  const [before, end] = content.matches(':dir(rtl)')
    ? [clientWidth - right, left]
    : [left, clientWidth - right];
  const room = clientWidth - margin - content.offsetWidth;
  const wanted = end > room ? clientWidth - before - content.offsetWidth : end;
  content.style.insetInlineEnd = `${Math.max(margin, Math.min(wanted, room))}px`;
}

/** Puts an element into the top layer, before anything in it takes the focus. */
function showAbove(content: HTMLElement | null): void {
  if (content?.isConnected) content.showPopover();
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
    if (!isOpen || !content || !button.current) return;
    const opener = button.current;
    let seen = '';
    let frame = 0;
    // What goes on around the button moves it: another width, a scroll, rows that come
    const follow = () => {
      const { left, top, right, bottom } = opener.getBoundingClientRect();
      const now = [left, top, right, bottom, innerWidth, innerHeight, content.scrollHeight].join(' ');
      if (now !== seen) place(content, opener);
      seen = now;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
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
        title={count === undefined ? undefined : label}
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
      {isOpen && (
        <div ref={showAbove} class="menu-content panel stack" popover="manual">
          {children(close)}
        </div>
      )}
    </div>
  );
}
