import { matches } from '../../components/ui/useListbox';
import type { GuideBlock } from './parse';

/**
 * What a guide says about the typed words, each below its heading: paragraphs, lists and rows of tables that contain
 * every word. Words of a heading count for all that follows it. Without a word, the whole guide.
 */
export function findInGuide(blocks: readonly GuideBlock[], typed: string): GuideBlock[] {
  const found: GuideBlock[] = [];
  let heading: GuideBlock | undefined;
  let about = '';
  for (const block of blocks) {
    if (block.kind === 'heading') {
      heading = block;
      about = block.text;
      continue;
    }
    const part = partAbout(block, about, typed);
    if (part === undefined) continue;
    if (heading) found.push(heading);
    heading = undefined;
    found.push(part);
  }
  return found;
}

function partAbout(
  block: Exclude<GuideBlock, { kind: 'heading' }>,
  about: string,
  typed: string,
): GuideBlock | undefined {
  const isAbout = (...texts: string[]) => matches([about, ...texts].join(' '), typed);
  if (block.kind === 'paragraph') return isAbout(block.text) ? block : undefined;
  // Items of a list are steps, or lead on from one another
  if (block.kind === 'list') return isAbout(...block.items) ? block : undefined;
  const rows = block.rows.filter((row) => isAbout(...row));
  return rows.length > 0 ? { ...block, rows } : undefined;
}
