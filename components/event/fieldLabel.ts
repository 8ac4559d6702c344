import { i18n } from '#i18n';
import type { EventForm } from '../../lib/messages';

type Field = Exclude<keyof EventForm, 'isTitleMarkup' | 'newCategories'>;

const words: Record<Exclude<Field, 'status'>, () => string> = {
  title: () => i18n.t('form.title'),
  description: () => i18n.t('form.description'),
  start: () => i18n.t('form.start'),
  end: () => i18n.t('form.end'),
  allDay: () => i18n.t('form.allDay'),
  timeZone: () => i18n.t('form.timeZone'),
  venue: () => i18n.t('form.venue'),
  organizer: () => i18n.t('form.organizer'),
  cost: () => i18n.t('form.cost'),
  website: () => i18n.t('form.website'),
  image: () => i18n.t('form.image'),
  categories: () => i18n.t('form.categories'),
  tags: () => i18n.t('form.tags'),
};

/** The fields in which two versions of an event may differ, in the form's order. */
export const shownFields = Object.keys(words) as Exclude<Field, 'status'>[];

/** A field as the form calls it. */
export const fieldLabel = (field: Field): string =>
  field === 'status' ? i18n.t('form.status') : words[field]();
