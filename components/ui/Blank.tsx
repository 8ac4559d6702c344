import type { ComponentChildren } from 'preact';
import type { Failure } from '../../lib/messages';
import { FailureNotice, toListTone, Waiting } from './Notice';

/**
 * Line drawings on a grid of 96 × 64: a thing in thin lines, most often a list, and what happened to it in the accent
 * colour.
 */
const drawings = {
  empty: {
    lines: 'M22 14h52M22 14v36h52V14M30 24h10v7H30zM46 25h20M46 30h12',
    accent: 'M48 38v8M44 42h8',
  },
  search: {
    lines: 'M22 14h52M22 14v36h52V14M30 24h10v7H30zM46 25h20M46 30h12',
    accent: 'M60 47a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM65 45l8 8',
  },
  offline: {
    lines: 'M34 46h30a10 10 0 0 0 1-20 16 16 0 0 0-31-2 11 11 0 0 0 0 22z',
    accent: 'M28 52 68 14',
  },
  error: {
    lines: 'M22 14h52M22 14v36h52V14M30 24h10v7H30zM46 25h20M46 30h12',
    accent: 'M60 34l11 19H49zM60 41v5M60 49.5v.1',
  },
  events: {
    lines: 'M26 16h44v36H26zM26 25h44M36 12v8M60 12v8M34 33h6M45 33h6M56 33h6M34 42h6',
    accent: 'M46 42l3.5 3.5L56 39',
  },
} as const;

type DrawingName = keyof typeof drawings;

/** A drawing with a sentence below it, in place of an empty list. */
export function Blank({ drawing, children }: { drawing: DrawingName; children: ComponentChildren }) {
  const { lines, accent } = drawings[drawing];
  return (
    <div class="blank soft">
      <svg class="blank-picture" viewBox="0 0 96 64" aria-hidden="true">
        <path d={lines} />
        <path class="blank-accent" d={accent} />
      </svg>
      <div>{children}</div>
    </div>
  );
}

/** Rows without content, while a list is loaded. */
function LoadingRows() {
  return (
    <div class="panel stack">
      <Waiting />
      {[0, 1, 2].map((row) => (
        <div key={row} class="row" aria-hidden="true">
          <span class="thumbnail row-picture" />
          <span class="grow stack">
            <span class="ghost ghost-line loading-line" />
            <span class="ghost ghost-line loading-short" />
          </span>
        </div>
      ))}
    </div>
  );
}

interface ListStateProps {
  failure: Failure | undefined;
  /** Whether rows are shown below. */
  isShown: boolean;
  /** Whether there is nothing left to read. */
  isWhole?: boolean;
  again: () => void;
}

/** How the reading of a list goes, above its rows or in their place: why it failed, or that it is under way. */
export function ListState({ failure, isShown, isWhole = isShown, again }: ListStateProps) {
  if (failure) {
    const tone = toListTone(failure);
    const notice = <FailureNotice failure={failure} tone={tone} onRemedied={again} />;
    if (tone === 'info') return notice;
    return isShown ? notice : <Blank drawing={navigator.onLine ? 'error' : 'offline'}>{notice}</Blank>;
  }
  if (isWhole) return null;
  return isShown ? <Waiting /> : <LoadingRows />;
}
