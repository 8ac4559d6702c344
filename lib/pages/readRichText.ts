import { linkAddress, type RichText, type Run, richTextLimits, withinLimits, withLinks } from './richText';

/** Their content is no text for readers. */
const silent = new Set(
  (
    'SCRIPT STYLE TEMPLATE NOSCRIPT IFRAME FRAME FRAMESET NOFRAMES NOEMBED OBJECT EMBED APPLET SVG MATH TEXTAREA ' +
    'SELECT DATALIST HEAD TITLE AUDIO VIDEO CANVAS XMP PLAINTEXT BUTTON MAP'
  ).split(' '),
);
const separate = new Set(
  (
    'P DIV SECTION ARTICLE ASIDE MAIN HEADER FOOTER NAV BLOCKQUOTE PRE ADDRESS FIGURE FIGCAPTION DETAILS SUMMARY ' +
    'UL OL DL DT DD TABLE CAPTION TR HR FORM FIELDSET LEGEND CENTER'
  ).split(' '),
);
const nodeLimit = 20_000;
/**
 * Tags of a description. Browsers take time that grows with the square of the number of tags that are left open:
 * 22,000 of them took Chromium 1.6 s, 50,000 took 11 s.
 */
const tagLimit = 2_000;

/**
 * The formatted text of an element or of a parsed, inert document: paragraphs, headings, lists, bold, italic, and
 * links that lead to http or https. Built node by node from what is allowed, so nothing of the markup itself is kept:
 * an element that is not known gives its text alone. That is why no sanitizer of markup is needed: no markup comes out.
 * @param base what addresses are relative to
 */
export function readRichText(root: Node, base: string): RichText {
  const builder = new Builder();
  // Properties of a form or a document may be hidden by named elements in it (`<input name="firstChild">`): a walker,
  // made by the prototype's own method, knows none of them
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

/** What is to be done when the node ends; undefined where nothing within it counts. */
function enter(node: Node, builder: Builder, base: string): (() => void) | undefined {
  const name = nameOf(node);
  if (name === '#TEXT') builder.text(node.nodeValue ?? '');
  if (name === '#TEXT' || silent.has(name)) return undefined;
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
  if (!separate.has(name)) return () => undefined;
  const endList =
    name === 'UL' || name === 'OL' ? builder.list(name === 'UL' ? 'bullet' : 'number') : undefined;
  builder.separate();
  return () => {
    builder.separate();
    endList?.();
  };
}

function nameOf({ nodeName }: Node): string {
  return typeof nodeName === 'string' ? nodeName.toUpperCase() : '';
}

class Builder {
  private readonly blocks: RichText = [];
  private runs: Run[] = [];
  private readonly depth = { bold: 0, italic: 0, heading: 0 };
  private readonly links: (string | undefined)[] = [];
  private readonly lists: ('bullet' | 'number')[] = [];
  /** For each list item that is open: how many lists were open around it. */
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
    // Two line breaks part paragraphs
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

  /** The end of a paragraph; within a list item, of a line. */
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

/** Without white space at both ends of the block and around its line breaks. */
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
 * The same of markup. The document that it is parsed into is inert: no script of it runs and nothing is fetched.
 * Undefined where there is no DOM, and where there are more tags than a person's description has: its plain text is
 * kept then.
 */
export function readMarkup(markup: string, base: string): RichText | undefined {
  if (typeof DOMParser === 'undefined') return undefined;
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
