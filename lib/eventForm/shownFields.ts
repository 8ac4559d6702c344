import { type FormField, formFieldNames } from '.';

/** Those that no person names: they say more of another field. */
const unnamed = ['isTitleMarkup', 'newCategories'] as const;
export type NamedField = Exclude<FormField, (typeof unnamed)[number]>;
export type ShownField = Exclude<NamedField, 'status'>;

/** The fields that are compared between two versions of an event, in the form's order. */
export const shownFields = formFieldNames.filter(
  (name): name is ShownField => name !== 'status' && !unnamed.some((other) => other === name),
);
