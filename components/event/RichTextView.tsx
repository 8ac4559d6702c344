import type { ComponentChildren } from 'preact';
import type { Block, RichText, Run } from '../../lib/pages/richText';
import { Link } from '../ui/Link';

/** Preview of formatted text. Each element is rendered from the parsed tree, never from HTML. */
export function RichTextView({ blocks }: { blocks: RichText }) {
  return (
    <div class="rich-text">
      {groupBlocks(blocks).map((group, index) => (
        <Group key={index} blocks={group} />
      ))}
    </div>
  );
}

/** Groups consecutive list items of one kind into one list. */
function groupBlocks(blocks: RichText): RichText[] {
  const groups: RichText[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last && isItem(block) && last[0]?.kind === block.kind) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

const isItem = ({ kind }: Block) => kind === 'bullet' || kind === 'number';

function Group({ blocks }: { blocks: RichText }) {
  const [first] = blocks;
  if (!first) return null;
  if (first.kind === 'heading')
    return (
      <p>
        <strong>
          <Runs runs={first.runs} />
        </strong>
      </p>
    );
  if (!isItem(first))
    return (
      <p>
        <Runs runs={first.runs} />
      </p>
    );
  const items = blocks.map(({ runs }, index) => (
    <li key={index}>
      <Runs runs={runs} />
    </li>
  ));
  return first.kind === 'bullet' ? <ul>{items}</ul> : <ol>{items}</ol>;
}

const Runs = ({ runs }: { runs: Run[] }) => <>{runs.map((run, index) => renderRun(run, index))}</>;

function renderRun({ text, bold, italic, link }: Run, key: number): ComponentChildren {
  const emphasized = italic ? <em>{text}</em> : text;
  const strong = bold ? <strong>{emphasized}</strong> : emphasized;
  return link === undefined ? (
    <span key={key}>{strong}</span>
  ) : (
    <Link key={key} to={link}>
      {strong}
    </Link>
  );
}
