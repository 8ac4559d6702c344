import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button, ButtonsOf } from '../../../components/ui/Button';

interface ToolPanelProps {
  /** May be the label of the button that opens it: the dots that say that more is asked for are left out. */
  title: string;
  children: ComponentChildren;
  onClose: () => void;
}

/** The panels that are open, the last one at the end. */
const open: HTMLElement[] = [];

/** There is room for one: those that were opened before it wait below, with what was typed there. */
function showLast(): void {
  for (const panel of open) panel.toggleAttribute('data-below', panel !== open.at(-1));
}

/**
 * A panel for a form about a list, with a button that closes it. Before a list it stands beside it, in a narrow window
 * over it, so that the list stays where it is; it takes the focus, and gives it back.
 */
export function ToolPanel({ title: label, children, onClose }: ToolPanelProps) {
  const title = label.replace(/…$/, '');
  const panel = useRef<HTMLElement>(null);
  // A field of the panel may take the focus as soon as it is drawn
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const { current } = panel;
    if (current === null) return;
    open.push(current);
    showLast();
    if (!current.contains(document.activeElement)) current.focus({ preventScroll: true });
    return () => {
      open.splice(open.indexOf(current), 1);
      showLast();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <section
      class="panel stack manager-form tool-panel"
      aria-label={title}
      tabIndex={-1}
      ref={panel}
      onKeyDown={press}
    >
      <div class="row tool-top">
        <h3 class="grow">{title}</h3>
        <ButtonsOf name={title}>
          <Button small kind="quiet" icon="close" flush="end" onClick={onClose}>
            {i18n.t('lists.close')}
          </Button>
        </ButtonsOf>
      </div>
      {children}
    </section>
  );
}
