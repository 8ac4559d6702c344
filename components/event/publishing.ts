import { i18n } from '#i18n';
import type { ActionId } from '../../lib/messages';

/** Whether an event of this status waits for somebody to publish it; a scheduled one does not. */
export const isUnpublished = (status: string) => ['draft', 'pending', 'private'].includes(status);

/** The action that publishes an event, or submits it for review if the account may not publish; undefined for none. */
export function findPublishing(
  status: string,
  canPublish: boolean,
): { action: ActionId; label: string } | undefined {
  if (canPublish && isUnpublished(status))
    return { action: 'event.publish', label: i18n.t('common.publishEvent') };
  if (!canPublish && status === 'draft')
    return { action: 'event.review', label: i18n.t('common.reviewEvent') };
  return undefined;
}
