import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** Hosts that serve the platform's pictures; a picture from anywhere else would tell its owner who looks. */
const pictureHosts = /^(?:i\.ytimg\.com|yt3\.(?:ggpht|googleusercontent)\.com)$/;

interface PictureProps {
  class: string;
  address: string | undefined;
  /** Drawn where there is no picture, or where it cannot be loaded. */
  children: ComponentChildren;
}

/** A picture from the platform; an ornament beside words that say the same. */
export function Picture({ class: name, address, children }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const source = pictureAddress(address);
  if (source === undefined || source === failed)
    return (
      <span class={name} aria-hidden="true">
        {children}
      </span>
    );
  return (
    <img
      class={name}
      src={source}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(source)}
    />
  );
}

/** The address if it is one of the platform's pictures. */
function pictureAddress(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' && pictureHosts.test(url.hostname) ? url.href : undefined;
}
