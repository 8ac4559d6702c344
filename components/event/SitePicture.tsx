import { useEffect, useMemo } from 'preact/hooks';
import { ask } from '../../lib/messages';
import { useLoaded } from '../hooks/useLoaded';
import { Icon } from '../ui/Icon';

interface SitePictureProps {
  /** Origin of the person's own site; a picture from elsewhere would tell its owner that it was opened. */
  origin: string;
  address: string;
  alt: string;
}

/** A picture of the person's own site, without their sign-in; an icon in its place if it cannot be had. */
export function SitePicture({ origin, address, alt }: SitePictureProps) {
  const { value: picture } = useLoaded(() => loadPicture(origin, address), [origin, address]);
  const shown = useMemo(() => picture && URL.createObjectURL(picture), [picture]);
  useEffect(() => {
    if (shown !== undefined) return () => URL.revokeObjectURL(shown);
  }, [shown]);
  return (
    <span class="picture site-picture">
      <Icon name="grid" />
      {shown && <img src={shown} alt={alt} />}
    </span>
  );
}

/** The background fetches it: this page connects to nothing. */
async function loadPicture(origin: string, address: string): Promise<Blob | undefined> {
  if (!URL.canParse(address) || new URL(address).origin !== origin) return undefined;
  const picture = await ask('sitePicture', { address });
  if (picture === null) return undefined;
  const bytes = Uint8Array.from(atob(picture.base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: picture.type });
}
