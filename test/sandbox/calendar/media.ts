import { can, canEdit } from './access';
import { mediaShape } from './mediaShape';
import { findPicture, storePicture } from './pictureStore';
import { checkContext, detail, listAnswer, ordered } from './rawList';
import type { Answer, Call, Route } from './rest';
import { forbidden, RestError } from './restError';
import { nowLocal, nowUtc, restAddress } from './site';
import type { PicturePost } from './store';
import { stripTags, withoutBackslashes } from './text';
import { asBoolean, invalidParameters, parseList } from './validation';

/** Uploads, in the wider API: calendar API behaviour, section 10. */
export function mediaRoutes(): Route[] {
  const uploads = (call: Call) =>
    can(call.user, 'upload_files') || forbidden(call.user !== undefined, 'rest_cannot_create');
  const changes = (call: Call) =>
    canEdit(call.user, picture(call)) || forbidden(call.user !== undefined, 'rest_cannot_edit');
  const picture = (call: Call) => findPicture(call.site, Number(call.parameters.id));
  return [
    {
      namespace: 'wp/v2',
      path: '/media',
      handlers: [
        {
          methods: ['GET'],
          permitted: mayList,
          run: listed,
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
          permitted: (call) => picture(call) !== undefined,
          run: (call) => readPicturePost(call, picture(call)),
        },
        {
          methods: ['POST', 'PUT', 'PATCH'],
          arguments: { alt_text: { type: 'string' } },
          permitted: changes,
          run: (call) => describePicture(call, picture(call)),
        },
        {
          methods: ['DELETE'],
          permitted: changes,
          run: (call) => removePicture(call, picture(call)),
        },
      ],
    },
  ];
}

const mediaTypes = ['image', 'video', 'text', 'application', 'audio'];

function mayList(call: Call): boolean | RestError {
  try {
    checkContext(call, 'edit_posts');
    return true;
  } catch (error) {
    if (error instanceof RestError) return error;
    throw error;
  }
}

/** Newest first; found by their titles, file names and alternative texts. An unknown kind of file is passed over. */
function listed(call: Call): Answer {
  const { site, parameters, user } = call;
  const asked = parseList(parameters.media_type);
  if (asked.some((type) => !mediaTypes.includes(type))) {
    throw invalidParameters(['media_type'], () => detail('rest_not_in_enum'));
  }
  const mimes = parseList(parameters.mime_type).filter((type) => type.includes('/'));
  const include = parseList(parameters.include).map(Number);
  const search = String(parameters.search ?? '').toLowerCase();
  const found = site.store.ofType('attachment').filter(({ id, author, title, fields }) => {
    const [kind = ''] = fields.mediaType.split('/');
    return (
      `${title} ${fields.path} ${fields.altText}`.toLowerCase().includes(search) &&
      (asked.length === 0 || asked.includes(kind)) &&
      (mimes.length === 0 || mimes.includes(fields.mediaType)) &&
      (include.length === 0 || include.includes(id)) &&
      (parameters.author === undefined || author === Number(parameters.author))
    );
  });
  const edit = parameters.context === 'edit';
  const shape = (one: PicturePost) => withoutDetails(call, mediaShape(site, one, edit));
  return listAnswer(call, ordered(call, found), shape, (one) => !edit || canEdit(user, one));
}

/** A path into the details names nothing here. */
function withoutDetails({ parameters }: Call, shape: ReturnType<typeof mediaShape>): object {
  if (!String(parameters._fields ?? '').includes('media_details.')) return shape;
  const { media_details: _pruned, ...shown } = shape;
  return shown;
}

function readPicturePost(call: Call, picture: PicturePost): Answer {
  const { site, parameters } = call;
  const edit = parameters.context === 'edit' || site.settings.version === '6.17.2';
  const page = `<${site.origin}/${picture.slug}/>; rel="alternate"; type=text/html`;
  return { headers: { Link: page }, body: withoutDetails(call, mediaShape(site, picture, edit)) };
}

function upload(call: Call): Answer {
  const { site } = call;
  const texts = { title: parseText(call, 'title'), altText: parseText(call, 'alt_text') };
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
    body: mediaShape(site, stored, true),
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

const parseText = (call: Call, name: string): string | undefined =>
  typeof call.parameters[name] === 'string' ? call.parameters[name] : undefined;

/** Without markup, and without every other backslash, as all texts that WordPress stores beside an item. */
const altTextFrom = (call: Call): string | undefined => {
  const sent = parseText(call, 'alt_text');
  return sent === undefined ? undefined : withoutBackslashes(stripTags(sent).trim());
};

function describePicture(call: Call, picture: PicturePost): Answer {
  const described: PicturePost = {
    ...picture,
    title: parseText(call, 'title') ?? picture.title,
    content: parseText(call, 'description') ?? picture.content,
    excerpt: parseText(call, 'caption') ?? picture.excerpt,
    modified: nowLocal(call.site),
    modifiedUtc: nowUtc(call.site),
    fields: { ...picture.fields, altText: altTextFrom(call) ?? picture.fields.altText },
  };
  call.site.store.save(described);
  return { body: mediaShape(call.site, described, true) };
}

/** Pictures know no trash; the events that had one lose it. */
function removePicture(call: Call, picture: PicturePost): Answer {
  const { site } = call;
  if (asBoolean(call.parameters.force) !== true) {
    throw new RestError(501, 'rest_trash_not_supported', 'Pictures have no trash.');
  }
  const previous = mediaShape(site, picture, true);
  site.store.remove(picture.id);
  site.store.db.run('UPDATE calendar_posts SET image = NULL WHERE image = ?', [picture.id]);
  return { body: { deleted: true, previous } };
}
