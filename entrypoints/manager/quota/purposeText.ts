import { i18n } from '#i18n';

/** What units were spent on, for people: the name of an action, a resource that was read, or another purpose. */
export function purposeText(purpose: string): string {
  return (
    i18n.find(`action.${purpose}.purpose`) ??
    i18n.find(`action.${purpose}.label`) ??
    i18n.find(`quota.${purpose}`) ??
    (purpose.startsWith('read.') ? i18n.t('quota.read', { resource: purpose.slice(5) }) : purpose)
  );
}
