import { Link } from '../../components/ui/Link';
import { type GuideBlock, parseInline } from './parse';

/** A guide, or what a search found of it. Its text becomes elements, never HTML. */
export function Markdown({ blocks }: { blocks: readonly GuideBlock[] }) {
  return blocks.map((block, index) => <Part key={index} block={block} />);
}

function Part({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3>
          <Inline text={block.text} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Inline text={block.text} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item) => (
        <li key={item}>
          <Inline text={item} />
        </li>
      ));
      return block.isOrdered ? <ol class="stack steps">{items}</ol> : <ul class="bullets">{items}</ul>;
    }
    case 'table':
      return <Table {...block} />;
  }
}

/** A table of a guide; its first column names the row. */
export function Table({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              <Inline text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, column) => (
              <td key={head[column]} data-head={head[column]}>
                <Inline text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Inline({ text }: { text: string }) {
  return parseInline(text).map(({ kind, text, address }, index) => {
    const key = `${index} ${text}`;
    if (kind === 'code') return <code key={key}>{text}</code>;
    if (kind === 'strong') return <strong key={key}>{text}</strong>;
    if (kind === 'emphasis') return <em key={key}>{text}</em>;
    // Links to other files of the sources are plain text here.
    return kind === 'link' ? (
      <Link key={key} to={address}>
        {text}
      </Link>
    ) : (
      text
    );
  });
}
