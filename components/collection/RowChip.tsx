import type { CSSProperties } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { readableHour } from '../event/wallClock';
import type { LayoutProps } from './declared';
import type { WeekBar } from './monthDays';
import type { Moving } from './useMoving';

interface RowChipProps<Row> extends Pick<LayoutProps<Row>, 'declared' | 'toAddress' | 'open'> {
  row: Row;
  moving: Moving<Row>;
  /** The edge at which the length is changed; undefined where it cannot be. */
  edge?: 'end' | 'bottom' | undefined;
  style?: CSSProperties | undefined;
  /** Of a bar: whether its row goes on in the week before or after. */
  part?: Pick<WeekBar<Row>, 'isFromBefore' | 'goesOn'>;
}

/** The time of day without the minutes of a full hour, where a word follows them: '7 PM', '19:00'. */
const shortHour = (local: string): string => readableHour(local).replace(/:00(?=\s\p{L})/u, '');

/** A row in a month or week: leads to its details, and can be moved. */
export function RowChip<Row>(props: RowChipProps<Row>) {
  const { row, declared, toAddress, open, moving, edge, style, part } = props;
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
  const hue = month?.toHue?.(row);
  return (
    <a
      ref={chip}
      class={[
        'month-row',
        month?.toClass(row),
        hue !== undefined && 'month-hued',
        part && 'month-bar',
        part?.isFromBefore && 'month-bar-before',
        part?.goesOn && 'month-bar-on',
        isMoved && 'month-moved',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-current={id === open || undefined}
      href={toAddress(row)}
      title={toName(row)}
      draggable={false}
      data-moved={isMoved || undefined}
      style={hue === undefined ? style : { ...style, '--hue': hue }}
      {...handlers}
    >
      {!time.isAllDay && !part?.isFromBefore && <span class="month-time">{shortHour(time.start)} </span>}
      <span dir="auto">{toName(row)}</span>
      {edge && handlers && <span class={`month-edge month-edge-${edge}`} data-edge aria-hidden="true" />}
    </a>
  );
}
