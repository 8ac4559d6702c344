import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { toChangedLines } from './changedLines';

/** Rows whose changes are shown at once, and those that are shown at all; the others are counted. */
const atFirst = 5;
const mostShown = 200;

/** A field before and after a change, as a person reads it. */
export interface ShownChange {
  /** Name of the field, where the row has changes of several. */
  label?: string | undefined;
  before: string;
  after: string;
}

/** What changes in a row. */
interface RowChanges {
  id: string;
  name: string;
  changes: readonly ShownChange[];
}

interface ChangePreviewProps<Edit> {
  /** How many rows change. */
  summary: string;
  /** How many stay as they are. */
  unchanged: number;
  /** Rows that the service would refuse, and why. */
  refused: readonly { id: string; name: string; reason: string }[];
  /** How many those are. */
  refusedSummary: string;
  edits: readonly Edit[];
  /** Called for the edits that are shown. */
  toRow: (edit: Edit) => RowChanges;
  children?: ComponentChildren;
}

/** What a bulk task changes in each row, which ones stay as they are, and which are skipped. */
export function ChangePreview<Edit>(props: ChangePreviewProps<Edit>) {
  const { summary, unchanged, refused, refusedSummary, edits, toRow, children } = props;
  return (
    <section class="stack" aria-label={i18n.t('edits.preview')}>
      <p role="status">
        {summary} {unchanged > 0 && i18n.t('edits.stayUnchanged', { count: unchanged })}
      </p>
      {children}
      {refused.length > 0 && (
        <details>
          <summary>{refusedSummary}</summary>
          <ul class="stack small">
            {refused.slice(0, mostShown).map(({ id, name, reason }) => (
              <li key={id}>
                <bdi>{name}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      {edits.length > 0 && <Changes rows={edits.slice(0, atFirst).map(toRow)} />}
      {edits.length > atFirst && (
        <details>
          <summary>{i18n.t('edits.moreChanges', { count: edits.length - atFirst })}</summary>
          <Changes rows={edits.slice(atFirst, mostShown).map(toRow)} />
          {edits.length > mostShown && (
            <p class="soft small">{i18n.t('manager.andMore', { count: edits.length - mostShown })}</p>
          )}
        </details>
      )}
    </section>
  );
}

const Changes = ({ rows }: { rows: readonly RowChanges[] }) => (
  <ul class="edits">
    {rows.map(({ id, name, changes }) => (
      <li key={id}>
        <p class="small soft one-line" dir="auto" title={name}>
          {name}
        </p>
        <ChangedFields changes={changes} />
      </li>
    ))}
  </ul>
);

/** How fields differ: lines that go, and lines that come. */
export const ChangedFields = ({ changes }: Pick<RowChanges, 'changes'>) => (
  <>
    {changes.map(({ label, before, after }, at) => {
      const lines = toChangedLines(before, after);
      return (
        <div key={at}>
          {label !== undefined && <p class="small soft">{label}</p>}
          {lines.out.map((line, index) => (
            <del key={index} dir="auto">
              {line}
            </del>
          ))}
          {lines.in.map((line, index) => (
            <ins key={index} dir="auto">
              {line}
            </ins>
          ))}
        </div>
      );
    })}
  </>
);
