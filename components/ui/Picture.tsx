import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** Picture hosts of the platform. A picture from another host would reveal to its owner that it was opened. */
const pictureHosts = /^(?:i\.ytimg\.com|yt3\.(?:ggpht|googleusercontent)\.com)$/;

interface PictureProps {
  class: string;
  address: string | undefined;
  /** Shown until the picture is loaded, and in its place if there is none. */
  children: ComponentChildren;
}

/** A decorative picture from the platform. */
export function Picture({ class: name, address, children }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const source = pictureAddress(address);
  return (
    <span class={`picture ${name}`} aria-hidden="true">
      {children}
      {source !== undefined && source !== failed && (
        <img
          src={source}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailed(source)}
        />
      )}
    </span>
  );
}

/** The address if it is on a picture host of the platform, else undefined. */
function pictureAddress(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' && pictureHosts.test(url.hostname) ? url.href : undefined;
}
