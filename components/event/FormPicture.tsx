import { useEffect, useMemo } from 'preact/hooks';
import type { PictureFile } from '../../lib/messages';
import { openBlob } from '../../lib/messages/blobTransfer';
import { useLoaded } from '../hooks/useLoaded';
import { SitePicture } from './SitePicture';

/**
 * Files are passed to the background through IndexedDB. A frame in another site's page may have partitioned storage,
 * which the background cannot read.
 */
export const canTransferFiles = window.parent === window;

interface FormPictureProps {
  value: string | PictureFile;
  /** Origin of the site. */
  origin: string;
}

/** Whether the picture of a form can be shown: a chosen file, or a picture that is on the site already. */
export const canShowPicture = (value: FormPictureProps['value'], origin: string): boolean =>
  canTransferFiles &&
  (typeof value !== 'string' || (URL.canParse(value) && new URL(value).origin === origin));

/** The picture of an event's form, if `canShowPicture`. Decorative. */
export const FormPicture = ({ value, origin }: FormPictureProps) =>
  typeof value === 'string' ? (
    <SitePicture origin={origin} address={value} alt="" />
  ) : (
    <StoredPicture name={value.file} />
  );

/** A chosen file; an empty space of the same size while it is loaded and if it no longer exists. */
export function StoredPicture({ name }: { name: string }) {
  const { value: bytes } = useLoaded(() => openBlob(name), [name]);
  const address = useMemo(() => bytes && URL.createObjectURL(bytes), [bytes]);
  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address);
  }, [address]);
  return address ? (
    <img class="thumbnail" src={address} alt="" />
  ) : (
    <span class="thumbnail" aria-hidden="true" />
  );
}
