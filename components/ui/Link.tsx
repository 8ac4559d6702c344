import type { ComponentChildren } from 'preact';
import { Icon } from './Icon';

/**
 * The address if it is an http or https URL, else undefined. Addresses from pages and services may be `javascript:`.
 */
export function webAddress(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

interface LinkProps {
  to: string | undefined;
  children: ComponentChildren;
  /** Styled as a button, for remedies of failures. */
  button?: boolean;
}

/** A link that opens in a new tab; plain text if the address is no http or https URL. */
export function Link({ to, children, button = false }: LinkProps) {
  const address = webAddress(to);
  if (address === undefined) return <span>{children}</span>;
  return (
    <a href={address} target="_blank" rel="noreferrer" class={button ? 'button button-small' : undefined}>
      {children}
      {button && <Icon name="external" />}
    </a>
  );
}
