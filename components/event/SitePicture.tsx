import { useEffect, useMemo } from 'preact/hooks';
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

/** Most bytes of a picture that is shown. */
const mostBytes = 10_000_000;

async function loadPicture(origin: string, address: string): Promise<Blob | undefined> {
  if (!URL.canParse(address) || new URL(address).origin !== origin) return undefined;
  const answer = await fetch(address, { credentials: 'omit' });
  const picture = await answer.blob();
  return answer.ok && picture.size <= mostBytes && /^image\/(?:png|jpeg|gif|webp|avif)/.test(picture.type)
    ? picture
    : undefined;
}
