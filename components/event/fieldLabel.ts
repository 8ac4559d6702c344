import { i18n } from '#i18n';
import type { EventFormData } from '../../lib/messages';

type Field = Exclude<keyof EventFormData, 'isTitleMarkup' | 'newCategories'>;

const labels: Record<Exclude<Field, 'status'>, () => string> = {
  title: () => i18n.t('form.title'),
  description: () => i18n.t('form.description'),
  start: () => i18n.t('form.start'),
  end: () => i18n.t('form.end'),
  allDay: () => i18n.t('form.allDay'),
  timeZone: () => i18n.t('form.timeZone'),
  venue: () => i18n.t('form.venue'),
  organizers: () => i18n.t('form.organizers'),
  cost: () => i18n.t('form.cost'),
  website: () => i18n.t('form.website'),
  image: () => i18n.t('form.image'),
  categories: () => i18n.t('form.categories'),
  tags: () => i18n.t('form.tags'),
};

/** The fields that are compared between two versions of an event, in the form's order. */
export const shownFields = Object.keys(labels) as Exclude<Field, 'status'>[];

/** Label of a field in the form. */
export const fieldLabel = (field: Field): string =>
  field === 'status' ? i18n.t('form.status') : labels[field]();
