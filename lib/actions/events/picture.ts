import type { FaultData } from '../../errors';
import type { Step } from '../../jobs';
import { privatePictureHost } from '../../pages/privateAddress';
import type { Clients } from '../shared/action';
import type { EventForm } from '../shared/eventForm';
import { makes } from '../shared/writes';

/**
 * The fault of a picture that is left out, because its address is in a private network.
 * @param site origin of the calendar's site
 */
export function pictureFault(image: EventForm['image'], site: string | undefined): FaultData | undefined {
  const about = privatePictureHost(image, site);
  return about === undefined
    ? undefined
    : { kind: 'badInput', reason: 'picturePrivate', outcome: 'refused', about };
}

/**
 * The picture as the calendar takes it: an address as it stands, for the site fetches each address once (calendar API
 * behaviour, section 6), unless it is left out (`pictureFault`); a file as its id in the site's library, where it is put unless it is there. It stays there
 * when the event goes: by then others may show it. Undefined for none.
 * @throws Fault `notFound/fileGone`; `notAllowed/rest_cannot_create` without the right to upload
 */
export async function readPicture(
  step: Step,
  { wordpress, file, site }: Pick<Clients, 'wordpress' | 'file' | 'site'>,
  image: EventForm['image'],
): Promise<string | undefined> {
  if (pictureFault(image, site)) return undefined;
  if (typeof image === 'string') return image.trim() || undefined;
  const named = async () => {
    const bytes = await file(image.file);
    const mark = await markOf(bytes);
    return { bytes, mark, known: await knownId(wordpress, mark) };
  };
  return step('upload picture', {
    writes: makes('picture'),
    async run() {
      const { bytes, mark, known } = await named();
      if (known !== undefined) return known;
      const media = new File([bytes], nameWith(mark, image.name), { type: bytes.type });
      return String((await wordpress.media.create(undefined, { media })).id);
    },
    check: async () => (await named()).known,
  });
}

/** The id, in digits, of the picture whose file carries the mark in its name. */
async function knownId(wordpress: Clients['wordpress'], mark: string): Promise<string | undefined> {
  const found = await wordpress.media.list({ search: mark, _fields: 'id,source_url' });
  const same = found.find(({ source_url }) => source_url.includes(mark));
  return same && String(same.id);
}

/** What the same bytes are known by at every site: it goes into the file's name, by which the library is searched. */
async function markOf(bytes: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer()));
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function nameWith(mark: string, name: string): string {
  const [stem = ''] = name.split(/\.[^.]*$/);
  return `${stem.slice(0, 40)}-${mark}`;
}
