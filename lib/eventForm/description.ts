import * as z from 'zod/mini';
import { escapeText, safeAddress } from '../calendar/shared/text';
import {
  type Block,
  type Description as DescriptionData,
  linkAddress,
  type RichText,
  type Run,
  richTextLimits,
  toRichText,
} from '../pages/richText';

const { blocks, runs, text, link } = richTextLimits;

const yes = () => z.optional(z.literal(true));

/** Schema of formatted text from a page or a message: no unknown keys, and the same limits as the readers have. */
export const RichTextSchema = (): z.ZodMiniType<RichText> => {
  const run = z.strictObject({
    text: z.string().check(z.maxLength(text)),
    bold: yes(),
    italic: yes(),
    link: z.optional(
      z.string().check(
        z.maxLength(link),
        z.refine((address) => linkAddress(address, 'about:blank') !== undefined),
      ),
    ),
  });
  const block = z.strictObject({
    kind: z.enum(['paragraph', 'heading', 'bullet', 'number']),
    runs: z.array(run).check(z.maxLength(runs)),
  });
  return z.array(block).check(
    z.maxLength(blocks),
    z.refine((tree) => sum(tree, (each) => each.runs.length) <= runs),
    z.refine((tree) => sum(tree, (each) => sum(each.runs, (one) => one.text.length)) <= text),
  ) as z.ZodMiniType<RichText>;
};

const sum = <One>(list: readonly One[], count: (one: One) => number): number =>
  list.reduce((total, one) => total + count(one), 0);

/**
 * Schema of a description in the event form. Jobs of older versions hold a bare string of unknown origin: it is taken
 * as plain text.
 */
export const DescriptionSchema = () =>
  z.union([
    z.pipe(
      z.string(),
      z.transform((written): DescriptionData => ({ kind: 'text', text: written })),
    ),
    z.strictObject({ kind: z.literal('tree'), blocks: RichTextSchema() }),
    z.strictObject({ kind: z.literal('text'), text: z.string() }),
    z.strictObject({ kind: z.literal('markup'), markup: z.string() }),
  ]);

/**
 * HTML of a description as the calendar takes it. Text and trees are escaped; `markup` is the site's own and stays as
 * it is.
 */
export function descriptionAsSent(description: DescriptionData): string {
  if (description.kind === 'markup') return description.markup.trim();
  const tree = description.kind === 'tree' ? description.blocks : toRichText(description.text);
  return toMarkup(tree);
}

/**
 * HTML of formatted text. Empty lines separate paragraphs, as in WordPress's own editor; the site turns them into
 * elements. No line consists of an address alone: the site would replace it by an embedded page.
 */
function toMarkup(tree: RichText): string {
  const parts: string[] = [];
  for (let at = 0; at < tree.length; at++) {
    const block = tree[at];
    if (block === undefined) continue;
    const tag = { paragraph: undefined, heading: undefined, bullet: 'ul', number: 'ol' }[block.kind];
    if (tag === undefined) {
      parts.push(
        block.kind === 'heading' ? `<h3>${toInlineMarkup(block)}</h3>` : block.runs.map(runToMarkup).join(''),
      );
      continue;
    }
    const items = [block];
    while (tree[at + 1]?.kind === block.kind) items.push(tree[++at] as Block);
    parts.push(`<${tag}>\n${items.map((item) => `<li>${toInlineMarkup(item)}</li>`).join('\n')}\n</${tag}>`);
  }
  return parts.join('\n\n');
}

const toInlineMarkup = ({ runs: all }: Block): string =>
  all.map(runToMarkup).join('').replaceAll('\n', '<br />');

function runToMarkup({ text: written, bold, italic, link: to }: Run): string {
  // An empty line within a run would end the paragraph.
  const lines = written.split('\n');
  const kept = lines.filter((line, at) => at === 0 || at === lines.length - 1 || line.trim() !== '');
  let markup = escapeText(kept.join('\n'));
  if (italic) markup = `<em>${markup}</em>`;
  if (bold) markup = `<strong>${markup}</strong>`;
  const address = to === undefined ? undefined : linkAddress(to, 'about:blank');
  return address === undefined
    ? markup
    : `<a href="${safeAddress(address).replaceAll('&', '&amp;')}">${markup}</a>`;
}
