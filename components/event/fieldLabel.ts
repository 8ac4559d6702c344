import { i18n } from '#i18n';
import type { NamedField } from '../../lib/eventForm/shownFields';

/** Label of a field in the form. */
export const fieldLabel = (field: NamedField): string => i18n.t(`form.${field}`);
