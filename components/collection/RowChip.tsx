import type { CSSProperties } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { readableHour } from '../event/wallClock';
import type { LayoutProps } from './declared';
import type { Moving } from './useMoving';

interface RowChipProps<Row> extends Pick<LayoutProps<Row>, 'declared' | 'toAddress' | 'open'> {
  row: Row;
  moving: Moving<Row>;
  /** The edge at which the length is changed; undefined where it cannot be. */
  edge?: 'end' | 'bottom' | undefined;
  style?: CSSProperties | undefined;
}

/** A row in a month or week: leads to its details, and can be moved. */
export function RowChip<Row>({ row, declared, toAddress, open, moving, edge, style }: RowChipProps<Row>) {
  const { month, toId, toName } = declared;
  const chip = useRef<HTMLAnchorElement>(null);
  const isMoved = moving.moved?.row === row;
  const isByKeys = isMoved && moving.moved?.by === 'keys';
  const time = moving.timeOf(row);
  const handlers = moving.handlers(row);
  // Another day has another element
  useLayoutEffect(() => {
    if (isByKeys) chip.current?.focus();
  }, [isByKeys, time.start, time.end]);
  const id = toId(row);
  return (
    <a
      ref={chip}
      class={['month-row', month?.toClass(row), isMoved && 'month-moved'].filter(Boolean).join(' ')}
      aria-current={id === open || undefined}
      href={toAddress(row)}
      title={toName(row)}
      draggable={false}
      data-moved={isMoved || undefined}
      style={style}
      {...handlers}
    >
      {!time.isAllDay && <span class="month-time">{readableHour(time.start)} </span>}
      <span dir="auto">{toName(row)}</span>
      {edge && handlers && <span class={`month-edge month-edge-${edge}`} data-edge aria-hidden="true" />}
    </a>
  );
}
