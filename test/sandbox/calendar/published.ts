import { html, raw } from 'hono/html';
import type { Page } from './pages';
import type { eventShape } from './shapes';
import type { EventPost } from './store';
import { renderText, stripTags } from './text';

/**
 * What visitors of a site see of an event, by WordPress's own filters and the calendar's templates: titles, names and
 * descriptions are put into the page as they are stored, addresses and telephone numbers too.
 */
export function publishedEvent(event: EventPost, shown: ReturnType<typeof eventShape>): Page {
  const venue: Record<string, unknown> = Array.isArray(shown.venue) ? {} : shown.venue;
  const details = ['address', 'city', 'zip', 'state', 'country', 'phone'].map((field) =>
    textIn(venue, field),
  );
  return html`<h1 title="${raw(escapedAttribute(shown.title))}">${raw(shown.title)}</h1>
<p><time datetime="${shown.start_date.replace(' ', 'T')}">${shown.start_date}</time> to ${shown.end_date} (${shown.timezone})</p>
<p class="quiet">${raw(textIn(venue, 'venue'))} ${raw(details.filter(Boolean).join(' '))}</p>
${shown.organizer.map(
  (organizer) =>
    html`<p class="quiet">${raw(organizer.organizer)} ${raw(textIn(organizer, 'phone'))} ${raw(escapedAttribute(textIn(organizer, 'email')))}</p>`,
)}
<p class="quiet">${raw(escapedAttribute(shown.cost))}</p>
${[...shown.categories, ...shown.tags].map((term) => html`<p class="quiet">${raw(term.name)}</p>`)}
${raw(publishedContent(event.content))}`;
}

const textIn = (shape: Record<string, unknown>, field: string): string => String(shape[field] ?? '');

/** The title element's text, too: escaped where it is not yet. */
export const escapedAttribute = (markup: string): string =>
  stripTags(markup)
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;');

const frame = (address: string) => `<iframe src="${address}" title="embedded"></iframe>`;

/** A line that is an address becomes what it leads to; shortcodes run, within tags too; block comments leave. */
function publishedContent(content: string): string {
  const embedded = content
    .replace(/<!--\s*\/?wp:.*?-->/gs, '')
    .replace(
      /^(\s*)(https?:\/\/[^\s<>"]+)(\s*)$/gim,
      (_line, before, address, after) => before + frame(address) + after,
    )
    .replace(
      /(<p(?: [^>]*)?>\s*)(https?:\/\/[^\s<>"]+)(\s*<\/p>)/gi,
      (_line, before, address, after) => before + frame(address) + after,
    );
  return renderText(embedded)
    .replace(/\[embed\]([^[]*)\[\/embed\]/g, (_code, address) => frame(address))
    .replace(
      /\[(audio|video)\s[^\]]*?src=[^\w]*([^"\]]+?)[^\w]*\]/g,
      (_code, name, address) => `<${name} src="${address}"></${name}>`,
    )
    .replace(/\[(?:playlist|gallery)\b[^\]]*\]/g, '<img src="/wp-content/uploads/shortcode.png" alt="">')
    .replace(/\[caption\b[^\]]*\](.*?)\[\/caption\]/gs, '<figure>$1</figure>');
}
