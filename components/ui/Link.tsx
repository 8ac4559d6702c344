import type { ComponentChildren } from 'preact';
import { webAddress } from '../../lib/shared/webAddress';
import { Icon } from './Icon';

interface LinkProps {
  to: string | undefined;
  children: ComponentChildren;
  /** Styled as a button, for remedies of failures. */
  button?: boolean | 'primary';
  onOpen?: () => void;
}

/** A link that opens in a new tab; plain text if the address is no http or https URL. */
export function Link({ to, children, button = false, onOpen }: LinkProps) {
  const address = webAddress(to);
  if (address === undefined) return <span>{children}</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      class={button ? `button button-small${button === 'primary' ? ' button-primary' : ''}` : undefined}
      onClick={onOpen}
    >
      {children}
      {button && <Icon name="external" />}
    </a>
  );
}
