import { tidy, webAddress } from './plainText';

/**
 * Formatted text as plain data: what a description that comes from a page, file or link may hold, and nothing else.
 * A reader with a DOM builds it by an allow-list (`readRichText`), the worker checks it by schema and alone writes
 * markup from it. There is no markup in it anywhere.
 */
export type RichText = Block[];

export interface Block {
  kind: 'paragraph' | 'heading' | 'bullet' | 'number';
  runs: Run[];
}

/** Text of one style. A line feed is a line break. */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  /** An absolute http or https address. */
  link?: string;
}

/** For one text: blocks, runs in all of them, characters in all of them, characters of an address. */
export const richTextLimits = { blocks: 1_000, runs: 3_000, text: 50_000, link: 2_000 } as const;

/**
 * A description in a form, with its origin, which decides how it is published:
 * - `tree`: read from a page, file or link, and not edited since.
 * - `text`: from outside and edited since, or known as text alone. Markup typed into it is published as text.
 * - `markup`: of the person's own site, or typed by the person into an empty field. Published as it is.
 */
export type Description =
  | { kind: 'tree'; blocks: RichText }
  | { kind: 'text'; text: string }
  | { kind: 'markup'; markup: string };

/** Plain text as formatted text: its paragraphs, lines that begin with a bullet, and plain web addresses as links. */
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
const afterAddress = '.,;:!?\'")]}»”…';

/** A run with the plain web addresses in it as links. */
export function withLinks(run: Run): Run[] {
  if (run.link !== undefined || !run.text.includes('://')) return [run];
  const runs: Run[] = [];
  let from = 0;
  for (const { 0: written, index } of run.text.matchAll(addressForm)) {
    let length = written.length;
    while (length > 0 && afterAddress.includes(written[length - 1] ?? '')) length--;
    const link = linkAddress(written.slice(0, length), 'about:blank');
    if (link === undefined) continue;
    if (index > from) runs.push({ ...run, text: run.text.slice(from, index) });
    from = index + length;
    runs.push({ ...run, text: run.text.slice(index, from), link });
  }
  if (from < run.text.length) runs.push({ ...run, text: run.text.slice(from) });
  return runs;
}

/** An address fit for a link of formatted text: absolute, http or https, not too long; else undefined. */
export function linkAddress(written: string, base: string): string | undefined {
  const address = webAddress(written.trim(), base);
  return address !== undefined && address.length <= richTextLimits.link ? address : undefined;
}

/** As much of it as the limits allow. */
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

/** Its words alone, a block a line: for comparing and for short previews. */
export const getVisibleText = (blocks: RichText): string =>
  blocks.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n');

/** The text that stands in a field for it: bullets, numbers and the addresses of links are written out. */
function textOfTree(blocks: RichText): string {
  let number = 0;
  return blocks
    .map((block, index) => {
      const before = blocks[index - 1]?.kind;
      number = block.kind === 'number' ? number + 1 : 0;
      const marker = { paragraph: '', heading: '', bullet: '• ', number: `${number}. ` }[block.kind];
      const isNextItem = before === block.kind && marker !== '';
      return (index === 0 ? '' : isNextItem ? '\n' : '\n\n') + marker + block.runs.map(textOfRun).join('');
    })
    .join('');
}

const textOfRun = ({ text, link }: Run): string =>
  link === undefined || isAddressOf(text, link) ? text : `${text} (${link})`;

/** Whether a link's text is its address, written out. */
const isAddressOf = (text: string, link: string): boolean =>
  link === text || link === linkAddress(text, 'about:blank');

/** The text of a description as a field shows it, and as two of them are compared by eye. */
export function getDescriptionText(description: Description): string {
  if (description.kind === 'markup') return description.markup;
  return description.kind === 'text' ? description.text : textOfTree(description.blocks);
}

/** What a description from outside will look like; undefined for markup, which is the person's own. */
export function shownBlocks(description: Description): RichText | undefined {
  if (description.kind === 'markup') return undefined;
  return description.kind === 'text' ? toRichText(description.text) : description.blocks;
}

/** A description that was kept on disk, if it still is one. One without an origin may be from anywhere: it is text. */
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
