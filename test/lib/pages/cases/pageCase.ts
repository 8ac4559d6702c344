import type { FoundEvent } from '../../../../lib/pages/foundEvent';

/** A page, and the fields that its events must have. A field that is `undefined` must be absent. */
export interface PageCase {
  name: string;
  /** The program or the kind of site that writes pages of this shape, once among all cases. */
  generator?: string;
  html: string;
  events: Partial<FoundEvent>[];
}

/** A block of JSON-LD; a text is used as it is. */
export const jsonLd = (value: unknown): string =>
  `<script type="application/ld+json">${
    typeof value === 'string' ? value : JSON.stringify(value).replaceAll('</', '<\\/')
  }</script>`;

/** A local time, with its offset. */
export const at = (local: string, offset?: string) => ({ local, ...(offset && { offset }) });
