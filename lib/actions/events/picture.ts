import type { FaultData } from '../../errors';
import type { EventFormData } from '../../eventForm';
import type { Step } from '../../jobs';
import { privatePictureHost } from '../../pages/privateAddress';
import type { Clients } from '../shared/action';
import { makes } from '../shared/writes';

/**
 * Fault for a picture whose address is in a private network: it is left out of the event. Undefined for any other.
 * @param site origin of the calendar's site
 */
export function pictureFault(image: EventFormData['image'], site: string | undefined): FaultData | undefined {
  const about = privatePictureHost(image, site);
  return about === undefined
    ? undefined
    : { kind: 'badInput', reason: 'picturePrivate', outcome: 'refused', about };
}

/**
 * Converts the picture of a form to the value that the calendar takes. An address stays as it is, since the site
 * fetches each address once (calendar API behaviour, section 6); a file is uploaded to the site's library, unless it is
 * there, and becomes its id in digits. Undo leaves it there, since other events may show it.
 * @returns undefined for none, and for a picture that is left out (`pictureFault`)
 * @throws Fault `notFound/fileGone`; `notAllowed/rest_cannot_create` without the right to upload
 */
export async function readPicture(
  step: Step,
  { wordpress, file, site }: Pick<Clients, 'wordpress' | 'file' | 'site'>,
  image: EventFormData['image'],
): Promise<string | undefined> {
  if (pictureFault(image, site)) return undefined;
  if (typeof image === 'string') return image.trim() || undefined;
  const prepare = async () => {
    const bytes = await file(image.file);
    const hash = await hashBytes(bytes);
    return { bytes, hash, known: await findUploaded(wordpress, hash) };
  };
  return step('upload picture', {
    writes: makes('picture'),
    async run() {
      const { bytes, hash, known } = await prepare();
      if (known !== undefined) return known;
      const media = new File([bytes], addHashToName(hash, image.name), { type: bytes.type });
      return String((await wordpress.media.create(undefined, { media })).id);
    },
    check: async () => (await prepare()).known,
  });
}

/** Id, in digits, of the library's picture whose file name contains the hash; undefined if there is none. */
async function findUploaded(wordpress: Clients['wordpress'], hash: string): Promise<string | undefined> {
  const found = await wordpress.media.list({ search: hash, _fields: 'id,source_url' });
  const same = found.find(({ source_url }) => source_url.includes(hash));
  return same && String(same.id);
}

/**
 * First 8 bytes of the SHA-256 in hexadecimal. The file name contains it, since the library can only be searched by
 * name.
 */
async function hashBytes(bytes: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer()));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function addHashToName(hash: string, name: string): string {
  const [stem = ''] = name.split(/\.[^.]*$/);
  return `${stem.slice(0, 40)}-${hash}`;
}
