import type { ComponentChildren, Ref } from 'preact';
import { Icon, type IconName } from './Icon';

export interface ButtonProps {
  /** What it does, in words; with `bare` it is the name that only a screen reader and the tool tip tell. */
  children: ComponentChildren;
  kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  icon?: IconName | undefined;
  /** Shows the icon alone. */
  bare?: boolean;
  small?: boolean;
  /** The edge that it stands at: there its words keep in line with those above and below. */
  flush?: 'start' | 'end';
  type?: 'button' | 'submit';
  /** Work is going on: keeps the focus, takes no further press. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shown as disabled, but `onClick` is called and says why nothing is done. */
  unready?: boolean | undefined;
  /** For what can be on or off. */
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  /** A second sentence: price, whether it can be undone. */
  title?: string | undefined;
  /** Id of the sentence that explains it. */
  describedBy?: string | undefined;
  elementRef?: Ref<HTMLButtonElement>;
  /** Runs inside the browser's own event, so that a permission can be asked for in it. */
  onClick?: ((event: MouseEvent) => void) | undefined;
}

export function Button(props: ButtonProps) {
  const {
    kind = 'plain',
    bare = false,
    small = false,
    flush,
    busy = false,
    disabled = false,
    unready = false,
    icon,
  } = props;
  const looks = [kind, bare && 'bare', small && 'small', flush].filter(Boolean);
  const press = (event: MouseEvent) => {
    if (busy || disabled) event.preventDefault();
    else props.onClick?.(event);
  };
  return (
    <button
      ref={props.elementRef ?? null}
      type={props.type ?? 'button'}
      class={`button ${looks.map((look) => `button-${look}`).join(' ')}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled || unready || undefined}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-describedby={props.describedBy}
      title={props.title ?? (bare && typeof props.children === 'string' ? props.children : undefined)}
      onClick={press}
    >
      {busy ? <span class="spinner" /> : icon && <Icon name={icon} />}
      {bare ? <span class="unseen">{props.children}</span> : props.children}
    </button>
  );
}
