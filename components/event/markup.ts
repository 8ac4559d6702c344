/** Formats that the tools of a description write. */
export const markupFormats = ['bold', 'italic', 'link', 'heading', 'list', 'numbers'] as const;
export type MarkupFormat = (typeof markupFormats)[number];

/** A text and its selection, as offsets. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

const inline = { bold: ['<strong>', '</strong>'], italic: ['<em>', '</em>'] } as const;
const lists = { list: 'ul', numbers: 'ol' } as const;

/**
 * Gives what is selected a format, or takes bold and italic away again. Nothing outside of the selected words or lines
 * changes, so that blocks, shortcodes and other HTML stay as they are.
 * @param address of a link
 */
export function formatSelected(selected: Selected, format: MarkupFormat, address = ''): Selected {
  if (format === 'bold' || format === 'italic') {
    const [open, close] = inline[format];
    return toggle(selected, open, close);
  }
  if (format === 'link')
    return wrap(selected, `<a href="${address.replaceAll('"', '%22')}">`, '</a>', address);
  return formatLines(selected, format);
}

const replace = ({ text, start, end }: Selected, by: string, from: number, to: number): Selected => ({
  text: text.slice(0, start) + by + text.slice(end),
  start: start + from,
  end: start + to,
});

function wrap(selected: Selected, open: string, close: string, ifEmpty = ''): Selected {
  const words = selected.text.slice(selected.start, selected.end) || ifEmpty;
  return replace(selected, open + words + close, open.length, open.length + words.length);
}

function toggle(selected: Selected, open: string, close: string): Selected {
  const { text, start, end } = selected;
  const isInside = text.slice(0, start).endsWith(open) && text.slice(end).startsWith(close);
  if (!isInside) return wrap(selected, open, close);
  const around = { text, start: start - open.length, end: end + close.length };
  return replace(around, text.slice(start, end), 0, end - start);
}

/** Whole lines become a heading or the items of a list; empty ones are left out of it. */
function formatLines({ text, start, end }: Selected, format: 'heading' | 'list' | 'numbers'): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', Math.max(start, end - 1));
  const lines = { text, start: from, end: after < 0 ? text.length : after };
  const rows = text.slice(lines.start, lines.end).split('\n');
  const written =
    format === 'heading'
      ? rows.map((row) => (row.trim() === '' ? row : `<h3>${row}</h3>`)).join('\n')
      : toList(rows, lists[format]);
  return replace(lines, written, 0, written.length);
}

function toList(rows: readonly string[], tag: 'ul' | 'ol'): string {
  const items = rows.filter((row) => row.trim() !== '').map((row) => `<li>${row}</li>`);
  return [`<${tag}>`, ...(items.length > 0 ? items : ['<li></li>']), `</${tag}>`].join('\n');
}
