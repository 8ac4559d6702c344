/** A block of a guide. Texts contain inline marks, see `parseInline`. */
export type GuideBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

/** Parses the Markdown that our own guides use: headings, paragraphs, lists of one level, and tables. */
export function parseMarkdown(text: string): GuideBlock[] {
  const blocks: GuideBlock[] = [];
  // A comment at the beginning is for those who change the file.
  for (const part of text.replace(/^<!--[^>]*>\n*/, '').split(/\n{2,}/)) {
    const lines = part.split('\n').filter((line) => line.trim() !== '');
    while (lines[0]?.startsWith('#')) {
      const heading = lines.shift()?.replace(/^#+/, '').trim() ?? '';
      // The page has the guide's title as its own heading.
      if (!/^# /.test(part) || blocks.length > 0) blocks.push({ kind: 'heading', text: heading });
    }
    if (lines.length > 0) blocks.push(toBlock(lines));
  }
  return blocks;
}

function toBlock(lines: string[]): GuideBlock {
  const [first = ''] = lines;
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map(toCells);
    return { kind: 'table', head, rows };
  }
  if (!isItem(first)) return { kind: 'paragraph', text: lines.join(' ') };
  const items: string[] = [];
  for (const line of lines) {
    if (isItem(line)) items.push(line.trim().replace(/^(?:-|\d+\.) /, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', isOrdered: /^\d/.test(first), items };
}

const isItem = (line: string) => /^ {0,3}(?:-|\d+\.) /.test(line);
const toCells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A piece of a text. A link has an address. */
export interface InlinePiece {
  kind: 'text' | 'code' | 'strong' | 'emphasis' | 'link';
  text: string;
  address?: string;
}

const mark = /`([^`]*)`|\*\*([^*]*)\*\*|\*([^*]*)\*|\[([^\][]*)\]\(([^()[]*)\)/g;

/** Splits a text at its inline marks. */
export function parseInline(text: string): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(mark)) {
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, code, strong, emphasis, link, address] = match;
    if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) pieces.push({ kind: 'emphasis', text: emphasis });
    else pieces.push({ kind: 'link', text: link ?? '', address: address ?? '' });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}
