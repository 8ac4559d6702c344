import type { CSSProperties } from 'preact';
import type { LayoutProps } from './declared';
import type { WeekBar } from './monthDays';
import { RowChip } from './RowChip';
import type { Moving } from './useMoving';

interface RowBarsProps<Row> extends LayoutProps<Row> {
  /** Those of the week. */
  bars: readonly WeekBar<Row>[];
  day: string;
  /** How many lanes the day keeps free for bars. */
  lanes: number;
  moving: Moving<Row>;
}

/** The bars that begin on a day, over the days that follow. */
export function RowBars<Row>({ bars, day, lanes, ...props }: RowBarsProps<Row>) {
  return (
    <div class="month-lanes" style={setVariables({ '--lanes': lanes })}>
      {bars
        .filter(({ first }) => first === day)
        .map(({ row, days, lane, isFromBefore, goesOn }) => (
          <RowChip
            key={props.declared.toId(row)}
            {...props}
            row={row}
            part={{ isFromBefore, goesOn }}
            edge={goesOn ? undefined : 'end'}
            style={setVariables({ '--lane': lane, '--days': days })}
          />
        ))}
    </div>
  );
}

/** Variables of the style sheet, as a style. */
export const setVariables = (variables: Record<`--${string}`, number | string>) => variables as CSSProperties;
