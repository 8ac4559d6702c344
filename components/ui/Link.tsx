import type { ComponentChildren } from 'preact';
import { Icon } from './Icon';

/** An address that may become a link: http or https. What pages and services hand out can be anything. */
export function webAddress(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

interface LinkProps {
  to: string | undefined;
  children: ComponentChildren;
  /** Looks like a button, where it is the way out of a failure. */
  button?: boolean;
}

/** A link into a tab of its own; plain text when the address is not one of the web. */
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
