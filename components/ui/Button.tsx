import { type ComponentChildren, createContext, type Ref } from 'preact';
import { useContext } from 'preact/hooks';
import { commaText } from '../format/listText';
import { Icon, type IconName } from './Icon';

/** Props of `Button`. */
export interface ButtonProps {
  /** The label; with `bare`, only the accessible name and the tool tip. */
  children: ComponentChildren;
  kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  icon?: IconName | undefined;
  /** Shows the icon alone. */
  bare?: boolean | undefined;
  small?: boolean;
  /** The edge of its container that the label is aligned with. */
  flush?: 'start' | 'end';
  type?: 'button' | 'submit';
  /** A task is under way: the button keeps the focus but ignores presses. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shown as disabled, but `onClick` is called so that it can tell the reason. */
  unready?: boolean | undefined;
  /** State of a toggle button. */
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  /** Opens a menu. */
  hasMenu?: boolean | undefined;
  /** Tool tip: the price, whether it can be undone. */
  title?: string | undefined;
  /** Id of the element that describes the button. */
  describedBy?: string | undefined;
  tabIndex?: number | undefined;
  elementRef?: Ref<HTMLButtonElement>;
  /** Called synchronously in the click event, so that it can request a permission. */
  onClick?: ((event: MouseEvent) => void) | undefined;
}

const MayBeBare = createContext(false);

/** Buttons in it have room for their icons alone in a narrow window: their labels are their tool tips, too. */
export const LabelsAsTips = ({ children }: { children: ComponentChildren }) => (
  <MayBeBare.Provider value={true}>{children}</MayBeBare.Provider>
);

const Owner = createContext<string | undefined>(undefined);

/** Names what the buttons in it belong to, where several things have some with the same label: read out after that. */
export function ButtonsOf({ name, children }: { name: string; children: ComponentChildren }) {
  const outer = useContext(Owner);
  return <Owner.Provider value={outer ? commaText([outer, name]) : name}>{children}</Owner.Provider>;
}

/**
 * A button. `busy` and `disabled` use ARIA attributes, so that it stays focusable. A double click is one press, since a
 * button of another action may have taken the place of the first.
 */
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
  const owner = useContext(Owner);
  const mayBeBare = useContext(MayBeBare) && icon !== undefined;
  const label = typeof props.children === 'string' ? props.children : undefined;
  const styles = [kind, bare && 'bare', small && 'small', flush].filter(Boolean);
  const press = (event: MouseEvent) => {
    if (busy || disabled || event.detail > 1) event.preventDefault();
    else props.onClick?.(event);
  };
  return (
    <button
      ref={props.elementRef ?? null}
      type={props.type ?? 'button'}
      tabIndex={props.tabIndex}
      class={`button ${styles.map((style) => `button-${style}`).join(' ')}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled || unready || undefined}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-haspopup={props.hasMenu ? 'menu' : undefined}
      aria-describedby={props.describedBy}
      aria-description={owner && (props.title ? commaText([owner, props.title]) : owner)}
      title={props.title ?? (bare || mayBeBare ? label : undefined)}
      onClick={press}
    >
      {busy ? <span class="spinner" /> : icon && <Icon name={icon} />}
      {bare ? (
        <span class="unseen">{props.children}</span>
      ) : icon ? (
        <span class="button-label">{props.children}</span>
      ) : (
        props.children
      )}
    </button>
  );
}
