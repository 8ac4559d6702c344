import { linkAddress, type RichText, type Run, richTextLimits, withinLimits, withLinks } from './richText';

/** Elements whose content is not text for readers. */
const skippedElements = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'FRAME',
  'FRAMESET',
  'NOFRAMES',
  'NOEMBED',
  'OBJECT',
  'EMBED',
  'APPLET',
  'SVG',
  'MATH',
  'TEXTAREA',
  'SELECT',
  'DATALIST',
  'HEAD',
  'TITLE',
  'AUDIO',
  'VIDEO',
  'CANVAS',
  'XMP',
  'PLAINTEXT',
  'BUTTON',
  'MAP',
]);
/** Block elements: they start and end a paragraph. */
const blockElements = new Set([
  'P',
  'DIV',
  'SECTION',
  'ARTICLE',
  'ASIDE',
  'MAIN',
  'HEADER',
  'FOOTER',
  'NAV',
  'BLOCKQUOTE',
  'PRE',
  'ADDRESS',
  'FIGURE',
  'FIGCAPTION',
  'DETAILS',
  'SUMMARY',
  'UL',
  'OL',
  'DL',
  'DT',
  'DD',
  'TABLE',
  'CAPTION',
  'TR',
  'HR',
  'FORM',
  'FIELDSET',
  'LEGEND',
  'CENTER',
]);
const nodeLimit = 20_000;
/**
 * Maximum number of tags in a description. Browsers parse unclosed tags in quadratic time: 22,000 of them took Chromium
 * 1.6 s, 50,000 took 11 s.
 */
const tagLimit = 2_000;

/**
 * Reads the formatted text of an element or of a parsed, inert document: paragraphs, headings, lists, bold, italic, and
 * http or https links. The result is built node by node from an allow-list; of any other element only the text is kept.
 * It holds no markup, so no sanitizer is needed.
 * @param base the address that relative links are resolved against
 */
export function readRichText(root: Node, base: string): RichText {
  const builder = new Builder();
  // Named elements can hide properties of a form or document (`<input name="firstChild">`). A TreeWalker that is made
  // by the prototype's method is not affected
  const walker = Document.prototype.createTreeWalker.call(
    document,
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  const open: (() => void)[] = [];
  let node = walker.firstChild();
  for (let left = nodeLimit; node && left > 0 && !builder.isFull; left--) {
    const leave = enter(node, builder, base);
    let next = leave ? walker.firstChild() : null;
    if (next && leave) open.push(leave);
    else {
      leave?.();
      next = walker.nextSibling();
      while (!next && open.length > 0) {
        walker.parentNode();
        open.pop()?.();
        next = walker.nextSibling();
      }
    }
    node = next;
  }
  return builder.finish();
}

/**
 * Handles the start of a node. Returns the function that handles its end; undefined if its content is to be skipped.
 */
function enter(node: Node, builder: Builder, base: string): (() => void) | undefined {
  const name = getName(node);
  if (name === '#TEXT') builder.text(node.nodeValue ?? '');
  if (skippedElements.has(name)) return undefined;
  switch (name) {
    case 'BR':
      builder.lineBreak();
      return undefined;
    case 'B':
    case 'STRONG':
      return builder.style('bold');
    case 'I':
    case 'EM':
      return builder.style('italic');
    case 'A':
      return builder.link(linkAddress((node as Element).getAttribute('href') ?? '', base));
    case 'LI':
      return builder.item();
    case 'TD':
    case 'TH':
      builder.text(' ');
      return () => undefined;
  }
  if (/^H[1-6]$/.test(name)) return builder.heading();
  if (!blockElements.has(name)) return () => undefined;
  const endList =
    name === 'UL' || name === 'OL' ? builder.list(name === 'UL' ? 'bullet' : 'number') : undefined;
  builder.separate();
  return () => {
    builder.separate();
    endList?.();
  };
}

function getName({ nodeName }: Node): string {
  return typeof nodeName === 'string' ? nodeName.toUpperCase() : '';
}

class Builder {
  private readonly blocks: RichText = [];
  private runs: Run[] = [];
  private readonly depth = { bold: 0, italic: 0, heading: 0 };
  private readonly links: (string | undefined)[] = [];
  private readonly lists: ('bullet' | 'number')[] = [];
  /** For each open list item, the number of lists open around it. */
  private readonly items: number[] = [];
  private length = 0;

  get isFull(): boolean {
    return this.length > richTextLimits.text || this.blocks.length > richTextLimits.blocks;
  }

  text(written: string): void {
    const text = written
      .replace(/\s+/g, ' ')
      .replace(/\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');
    const isSpaced = this.runs.length === 0 || /\s$/.test(this.runs.at(-1)?.text ?? '');
    this.add(isSpaced && text.startsWith(' ') ? text.slice(1) : text);
  }

  lineBreak(): void {
    if (this.runs.length === 0) return;
    // Two line breaks end the paragraph
    if (/\n ?$/.test(this.runs.at(-1)?.text ?? '') && this.items.length + this.depth.heading === 0)
      this.close();
    else this.add('\n');
  }

  style(name: 'bold' | 'italic'): () => void {
    this.depth[name]++;
    return () => void this.depth[name]--;
  }

  link(address: string | undefined): () => void {
    this.links.push(address);
    return () => void this.links.pop();
  }

  list(kind: 'bullet' | 'number'): () => void {
    this.close();
    this.lists.push(kind);
    return () => void this.lists.pop();
  }

  item(): () => void {
    this.close();
    this.items.push(this.lists.length);
    return () => {
      this.close();
      this.items.pop();
    };
  }

  heading(): () => void {
    this.separate();
    this.depth.heading++;
    return () => {
      this.separate();
      this.depth.heading--;
    };
  }

  /** Ends the paragraph; within a list item, the line. */
  separate(): void {
    const isInItem = this.items.length > 0 && this.depth.heading === 0;
    if (isInItem) this.lineBreak();
    else this.close();
  }

  finish(): RichText {
    this.close();
    return withinLimits(this.blocks);
  }

  private add(text: string): void {
    if (text === '') return;
    this.length += text.length;
    const link = this.links.at(-1);
    const style: Omit<Run, 'text'> = {
      ...(this.depth.bold > 0 && this.depth.heading === 0 ? { bold: true } : {}),
      ...(this.depth.italic > 0 ? { italic: true } : {}),
      ...(link === undefined ? {} : { link }),
    };
    const last = this.runs.at(-1);
    if (last && last.bold === style.bold && last.italic === style.italic && last.link === link)
      last.text += text;
    else this.runs.push({ text, ...style });
  }

  private close(): void {
    const runs = trimmed(this.runs).flatMap(withLinks);
    this.runs = [];
    if (runs.length === 0) return;
    const kind =
      this.depth.heading > 0
        ? 'heading'
        : this.items.length > 0
          ? (this.lists.at(-1) ?? 'bullet')
          : 'paragraph';
    this.blocks.push({ kind, runs });
  }
}

/** Removes white space at both ends of the block and around its line breaks. */
function trimmed(runs: Run[]): Run[] {
  const tidied = runs.map((run) => ({ ...run, text: run.text.replace(/ ?\n ?/g, '\n') }));
  for (const end of [0, -1] as const) {
    while (tidied.length > 0) {
      const run = tidied.at(end);
      if (!run) break;
      run.text = end === 0 ? run.text.trimStart() : run.text.trimEnd();
      if (run.text !== '') break;
      if (end === 0) tidied.shift();
      else tidied.pop();
    }
  }
  return tidied.filter(({ text }) => text !== '');
}

/**
 * Like `readRichText`, from markup. It is parsed into an inert document: no script runs and nothing is fetched.
 * Undefined without a DOM (in the worker), without any text, and above 2,000 tags; the caller then has the plain text.
 */
export function readMarkup(markup: string, base: string): RichText | undefined {
  const read = markup.slice(0, richTextLimits.text * 4);
  if (read.split('<', tagLimit + 2).length > tagLimit + 1) return undefined;
  try {
    const parsed = new DOMParser().parseFromString(read, 'text/html');
    const tree = readRichText(parsed, base);
    return tree.length > 0 ? tree : undefined;
  } catch {
    return undefined;
  }
}
