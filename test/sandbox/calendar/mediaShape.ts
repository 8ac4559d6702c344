import { pictureAddress } from './addresses';
import { imageSizes } from './shapes';
import type { Site } from './site';
import type { PicturePost } from './store';
import { renderTitle } from './text';

/** The calendar's fields, which every post of the wider API has; here empty. */
export const noCalendarFields = {
  ...Object.fromEntries(
    [
      ...['_EventTimezone', '_EventStartDate', '_EventEndDate', '_EventStartDateUTC', '_EventEndDateUTC'],
      ...['_EventURL', '_EventCost', '_EventCostDescription', '_EventCurrencySymbol', '_EventCurrencyCode'],
      ...['_EventCurrencyPosition', '_EventDateTimeSeparator', '_EventTimeRangeSeparator'],
      ...['_OrganizerEmail', '_OrganizerPhone', '_OrganizerWebsite', '_VenueAddress', '_VenueCity'],
      ...['_VenueCountry', '_VenueProvince', '_VenueState', '_VenueZip', '_VenuePhone', '_VenueURL'],
      ...['_VenueStateProvince', '_VenueLat', '_VenueLng'],
    ].map((name) => [name, '']),
  ),
  _EventAllDay: false,
  _EventShowMap: false,
  _EventShowMapLink: false,
  _VenueShowMap: false,
  _VenueShowMapLink: false,
  _EventOrganizerID: [],
  _EventVenueID: [],
};

/** What a camera would have written. */
const noImageMeta = {
  aperture: '0',
  created_timestamp: '0',
  focal_length: '0',
  iso: '0',
  shutter_speed: '0',
  orientation: '0',
  credit: '',
  camera: '',
  caption: '',
  copyright: '',
  title: '',
  alt: '',
  keywords: [],
};

/** Of the newer WordPress of the two that were recorded. */
const sinceVersion = (site: Site) =>
  site.settings.version === '6.17.1'
    ? { image_output_format: null, image_save_progressive: false, image_quality: { default: 82, sizes: [] } }
    : {};

/** A picture, or a file that is none, as the wider API shows it; `edit` adds the texts as stored. */
export function mediaShape(site: Site, picture: PicturePost, edit: boolean) {
  const { fields } = picture;
  const isPicture = fields.mediaType.startsWith('image/');
  const text = (raw: string, rendered: string) => (edit ? { raw, rendered } : { rendered });
  const caption = picture.excerpt || (isPicture ? '' : picture.title);
  const address = pictureAddress(site, picture);
  const sizes = Object.fromEntries(
    Object.entries(imageSizes(site, picture)).map(([name, size]) => [
      name,
      {
        file: size.url.split('/').at(-1),
        width: size.width,
        height: size.height,
        filesize: size.filesize,
        mime_type: fields.mediaType,
        source_url: size.url,
      },
    ]),
  );
  const file = fields.path.split('/').at(-1);
  const full = {
    file,
    width: fields.width,
    height: fields.height,
    mime_type: fields.mediaType,
    source_url: address,
  };
  return {
    id: picture.id,
    date: picture.date.replace(' ', 'T'),
    date_gmt: picture.dateUtc.replace(' ', 'T'),
    guid: text(address, address),
    modified: picture.modified.replace(' ', 'T'),
    modified_gmt: picture.modifiedUtc.replace(' ', 'T'),
    slug: picture.slug,
    status: picture.status,
    type: 'attachment',
    link: `${site.origin}/${picture.slug}/`,
    title: text(picture.title, renderTitle(picture.title)),
    author: picture.author,
    featured_media: 0,
    comment_status: 'open',
    ping_status: 'closed',
    template: '',
    meta: noCalendarFields,
    ...(edit
      ? { permalink_template: `${site.origin}/?attachment_id=${picture.id}`, generated_slug: picture.slug }
      : {}),
    class_list: [`post-${picture.id}`, 'attachment', 'type-attachment', 'status-inherit', 'hentry'],
    description: text(picture.content, `<p><img src="${address}" alt=""></p>`),
    caption: text(picture.excerpt, caption === '' ? '' : `<p>${caption}</p>\n`),
    alt_text: fields.altText,
    media_type: isPicture ? 'image' : 'file',
    mime_type: fields.mediaType,
    media_details: isPicture
      ? {
          width: fields.width,
          height: fields.height,
          file: fields.path,
          filesize: fields.filesize,
          sizes: Object.keys(sizes).length > 0 ? { ...sizes, full } : {},
          image_meta: noImageMeta,
        }
      : { filesize: fields.filesize, sizes: {} },
    post: null,
    source_url: address,
    ...(edit ? { missing_image_sizes: [] } : {}),
    filename: file,
    filesize: fields.filesize,
    ...(edit && isPicture ? { exif_orientation: 1, ...sinceVersion(site) } : {}),
  };
}
