import { resolveWebAddress, tidy } from './plainText';

/**
 * Formatted text as plain data without markup: all that a description from a page, file or link may hold. Contexts with
 * a DOM build it by an allow-list (`readRichText`). The worker validates it by schema, and only the worker turns it
 * into markup.
 */
export type RichText = Block[];

/** A paragraph, a heading, or an item of a bulleted or numbered list. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'bullet' | 'number';
  runs: Run[];
}

/** Text with one style. A line feed is a line break. */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  /** An absolute http or https address. */
  link?: string;
}

/**
 * Maximum per text: `blocks`, `runs` of all blocks, `text` in characters of all runs; `link` in characters per address.
 */
export const richTextLimits = { blocks: 1_000, runs: 3_000, text: 50_000, link: 2_000 } as const;

/**
 * A description in a form. Its kind says where it comes from, which decides how it is published:
 * - `tree`: read from a page, file or link, and not edited since.
 * - `text`: from a page, file or link and edited since, or without formatting. Markup in it is published as text.
 * - `markup`: from the person's own site, or typed by the person into an empty field. Published unchanged.
 */
export type Description =
  | { kind: 'tree'; blocks: RichText }
  | { kind: 'text'; text: string }
  | { kind: 'markup'; markup: string };

/**
 * Converts plain text to formatted text: paragraphs, list items from lines that begin with `• `, links from addresses.
 */
export function toRichText(text: string): RichText {
  const blocks: RichText = [];
  for (const paragraph of tidy(text, richTextLimits.text).split('\n\n')) {
    let open: string[] = [];
    const close = () => {
      if (open.length > 0) blocks.push({ kind: 'paragraph', runs: withLinks({ text: open.join('\n') }) });
      open = [];
    };
    for (const line of paragraph.split('\n')) {
      const item = line.startsWith('• ') ? line.slice(2).trim() : '';
      if (item === '') open.push(line);
      else {
        close();
        blocks.push({ kind: 'bullet', runs: withLinks({ text: item }) });
      }
    }
    close();
  }
  return withinLimits(blocks.filter(({ runs }) => runs.some(({ text: each }) => each.trim() !== '')));
}

const addressForm = /https?:\/\/[^\s<>"]+/gi;
const closingSigns = '.,;:!?\'")]}»”…';

/** Splits a run so that the web addresses in its text become links. */
export function withLinks(run: Run): Run[] {
  if (run.link !== undefined || !run.text.includes('://')) return [run];
  const runs: Run[] = [];
  let from = 0;
  for (const { 0: written, index } of run.text.matchAll(addressForm)) {
    let length = written.length;
    while (length > 0 && closingSigns.includes(written[length - 1] ?? '')) length--;
    const link = linkAddress(written.slice(0, length), 'about:blank');
    if (link === undefined) continue;
    if (index > from) runs.push({ ...run, text: run.text.slice(from, index) });
    from = index + length;
    runs.push({ ...run, text: run.text.slice(index, from), link });
  }
  if (from < run.text.length) runs.push({ ...run, text: run.text.slice(from) });
  return runs;
}

/** Resolves the address of a link. Undefined unless it is http or https and within the limit of `richTextLimits`. */
export function linkAddress(written: string, base: string): string | undefined {
  const address = resolveWebAddress(written.trim(), base);
  return address !== undefined && address.length <= richTextLimits.link ? address : undefined;
}

/** Cuts formatted text at `richTextLimits`. */
export function withinLimits(blocks: RichText): RichText {
  let runsLeft: number = richTextLimits.runs;
  let textLeft: number = richTextLimits.text;
  return blocks.slice(0, richTextLimits.blocks).flatMap((block) => {
    const runs = block.runs.slice(0, runsLeft).flatMap((run) => {
      const text = run.text.slice(0, textLeft);
      textLeft -= text.length;
      return text === '' ? [] : [{ ...run, text }];
    });
    runsLeft -= runs.length;
    return runs.length > 0 ? [{ ...block, runs }] : [];
  });
}

/** The text without formatting, one line per block: to compare texts and for short previews. */
export const getVisibleText = (blocks: RichText): string =>
  blocks.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n');

/** Formatted text as the content of a text field: bullets, item numbers and the addresses of links are written out. */
function formatTree(blocks: RichText): string {
  let number = 0;
  return blocks
    .map((block, index) => {
      const before = blocks[index - 1]?.kind;
      number = block.kind === 'number' ? number + 1 : 0;
      const marker = { paragraph: '', heading: '', bullet: '• ', number: `${number}. ` }[block.kind];
      const isNextItem = before === block.kind && marker !== '';
      return (index === 0 ? '' : isNextItem ? '\n' : '\n\n') + marker + block.runs.map(formatRun).join('');
    })
    .join('');
}

const formatRun = ({ text, link }: Run): string =>
  link === undefined || isWrittenOut(text, link) ? text : `${text} (${link})`;

/** Whether the text of a link is its address already. */
const isWrittenOut = (text: string, link: string): boolean =>
  link === text || link === linkAddress(text, 'about:blank');

/** The text that represents a description in a text field and in the comparison of two versions. */
export function getDescriptionText(description: Description): string {
  if (description.kind === 'markup') return description.markup;
  return description.kind === 'text' ? description.text : formatTree(description.blocks);
}

/** The preview of a description as it will be published; undefined for markup, of which there is no preview. */
export function shownBlocks(description: Description): RichText | undefined {
  if (description.kind === 'markup') return undefined;
  return description.kind === 'text' ? toRichText(description.text) : description.blocks;
}

/**
 * Parses a stored description; undefined if invalid. A string, which has no known origin, becomes the safe kind `text`.
 */
export function parseDescription(value: unknown): Description | undefined {
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, blocks, text, markup } = value as Record<string, unknown>;
  const isKnown =
    (kind === 'tree' && Array.isArray(blocks) && blocks.every(isBlock)) ||
    (kind === 'text' && typeof text === 'string') ||
    (kind === 'markup' && typeof markup === 'string');
  return isKnown ? (value as Description) : undefined;
}

const kinds: unknown[] = ['paragraph', 'heading', 'bullet', 'number'] satisfies Block['kind'][];

function isBlock(value: unknown): value is Block {
  const { kind, runs } = (value ?? {}) as Record<string, unknown>;
  const isRun = (run: unknown) => typeof (run as Run | null)?.text === 'string';
  return kinds.includes(kind) && Array.isArray(runs) && runs.every(isRun);
}
