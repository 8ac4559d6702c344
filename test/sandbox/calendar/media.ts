import { can } from './access';
import { pageArguments } from './archive';
import { mediaShape } from './mediaShape';
import { findPicture, storePicture } from './pictureStore';
import type { Answer, Call, Route } from './rest';
import { forbidden, RestError } from './restError';
import { restAddress, type Site } from './site';
import type { PicturePost } from './store';
import { asBoolean, isText } from './validation';

/** Uploads, in the wider API: calendar API behaviour, section 10. */
export function mediaRoutes(): Route[] {
  const uploads = (call: Call) =>
    can(call.user, 'upload_files') || forbidden(call.user !== undefined, 'rest_cannot_create');
  const exists = (call: Call) =>
    call.site.store.findOf('attachment', Number(call.parameters.id)) !== undefined;
  const changes = (call: Call) => exists(call) && can(call.user, 'upload_files');
  const picture = (call: Call) => findPicture(call.site, Number(call.parameters.id));
  return [
    {
      namespace: 'wp/v2',
      path: '/media',
      handlers: [
        {
          methods: ['GET'],
          arguments: { ...pageArguments, search: { type: 'string', check: isText } },
          run: (call) => ({ body: listed(call).map((one) => mediaShape(call.site, one)) }),
        },
        { methods: ['POST'], permitted: uploads, run: upload },
      ],
    },
    {
      namespace: 'wp/v2',
      path: '/media/{id}',
      handlers: [
        {
          methods: ['GET'],
          advertised: exists,
          run: (call) => readPicturePost(call.site, picture(call)),
        },
        {
          methods: ['POST', 'PUT', 'PATCH'],
          permitted: uploads,
          advertised: changes,
          run: (call) => describePicture(call, picture(call)),
        },
        {
          methods: ['DELETE'],
          permitted: uploads,
          advertised: changes,
          run: (call) => removePicture(call, picture(call)),
        },
      ],
    },
  ];
}

/** Newest first; found by their titles, and by the names of their files. */
function listed({ site, parameters }: Call): PicturePost[] {
  const search = String(parameters.search ?? '').toLowerCase();
  const [page, perPage] = [Number(parameters.page ?? 1), Number(parameters.per_page ?? 10)];
  return site.store
    .ofType('attachment')
    .filter(({ title, fields }) => `${title} ${fields.path}`.toLowerCase().includes(search))
    .sort((one, other) => other.id - one.id)
    .slice((page - 1) * perPage, page * perPage);
}

function readPicturePost(site: Site, picture: PicturePost): Answer {
  const page = `<${site.origin}/${picture.slug}/>; rel="alternate"; type=text/html`;
  return { headers: { Link: page }, body: mediaShape(site, picture) };
}

function upload(call: Call): Answer {
  const { site } = call;
  const texts = { title: textOf(call, 'title'), altText: textOf(call, 'alt_text') };
  const file = call.file ?? rawFile(call);
  const stored = storePicture(site, call.user, file.name, file.bytes, {
    ...(texts.title === undefined ? {} : { title: texts.title }),
    ...(texts.altText === undefined ? {} : { altText: texts.altText }),
  });
  return {
    status: 201,
    headers: {
      Location: restAddress(site, `/wp/v2/media/${stored.id}`),
      'X-WP-Upload-Attachment-ID': stored.id,
    },
    body: mediaShape(site, stored),
  };
}

/** `filename*` is not understood. */
function rawFile(call: Call): { name: string; bytes: Uint8Array } {
  if (call.raw.length === 0) throw new RestError(400, 'rest_upload_no_data', 'Nothing was sent.');
  const disposition = call.headers.get('content-disposition');
  if (disposition === null)
    throw new RestError(400, 'rest_upload_no_content_disposition', 'The file has no name.');
  const name = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  if (name === undefined)
    throw new RestError(400, 'rest_upload_invalid_disposition', 'The file has no name.');
  return { name, bytes: call.raw };
}

const textOf = (call: Call, name: string): string | undefined =>
  typeof call.parameters[name] === 'string' ? call.parameters[name] : undefined;

function describePicture(call: Call, picture: PicturePost): Answer {
  const described: PicturePost = {
    ...picture,
    title: textOf(call, 'title') ?? picture.title,
    fields: { ...picture.fields, altText: textOf(call, 'alt_text') ?? picture.fields.altText },
  };
  call.site.store.save(described);
  return { body: mediaShape(call.site, described) };
}

/** Pictures know no trash; the events that had one lose it. */
function removePicture(call: Call, picture: PicturePost): Answer {
  const { site } = call;
  if (asBoolean(call.parameters.force) !== true) {
    throw new RestError(501, 'rest_trash_not_supported', 'Pictures have no trash.');
  }
  const previous = mediaShape(site, picture);
  site.store.remove(picture.id);
  site.store.db.run('UPDATE calendar_posts SET image = NULL WHERE image = ?', [picture.id]);
  return { body: { deleted: true, previous } };
}
