import { i18n } from '#i18n';
import { RichTextView } from '../../../../components/event/RichTextView';
import type { ReviewedEvent } from '../../../../lib/eventReview/review';
import { shownBlocks } from '../../../../lib/pages/richText';

const maxShown = 100;

/** A preview of the chosen events' descriptions. */
export function Descriptions({ events }: { events: readonly ReviewedEvent[] }) {
  const described = events.flatMap(({ id, event, form }) => {
    const blocks = shownBlocks(form.description) ?? [];
    return blocks.length > 0 ? [{ id, title: event.title, blocks }] : [];
  });
  if (described.length === 0) return null;
  return (
    <details>
      <summary>{i18n.t('importEvents.descriptions', { count: described.length })}</summary>
      <ul>
        {described.slice(0, maxShown).map(({ id, title, blocks }) => (
          <li key={id}>
            <strong>{title}</strong>
            <RichTextView blocks={blocks} />
          </li>
        ))}
      </ul>
    </details>
  );
}
