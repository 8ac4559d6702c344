import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { Button } from '../../../components/ui/Button';

interface ToolPanelProps {
  title: string;
  children: ComponentChildren;
  onClose: () => void;
}

/** A panel for a form about a list, with a button that closes it. */
export function ToolPanel({ title, children, onClose }: ToolPanelProps) {
  return (
    <section class="panel stack manager-form" aria-label={title}>
      <div class="row">
        <h3 class="grow">{title}</h3>
        <Button small onClick={onClose}>
          {i18n.t('lists.close')}
        </Button>
      </div>
      {children}
    </section>
  );
}
