import { useCallback, useEffect, useState } from 'preact/hooks';
import { ask, type Failure, type Question, type ViewSettings } from '../../lib/messages';
import { toFailure } from '../hooks/useAnswer';

/** Changes of the settings of a view. */
export type ViewSettingsChange = Omit<Question<'changeView'>, 'view'>;

/** How the person wants to see a collection. */
export interface ViewSettingsState {
  settings: ViewSettings;
  /** Why the last change was not kept. */
  failure?: Failure | undefined;
  change: (change: ViewSettingsChange) => void;
}

const initial: ViewSettings = { widths: {}, saved: [] };

/** The settings of a view, from disk. @param view its path */
export function useViewSettings(view: string): ViewSettingsState {
  const [state, setState] = useState<Omit<ViewSettingsState, 'change'>>({ settings: initial });
  const follow = useCallback(
    (answer: Promise<ViewSettings>) =>
      void answer.then(
        (settings) => setState({ settings }),
        (error: unknown) => setState((before) => ({ ...before, failure: toFailure(error) })),
      ),
    [],
  );
  useEffect(() => follow(ask('viewSettings', { view })), [view, follow]);
  const change = useCallback(
    (changes: ViewSettingsChange) => follow(ask('changeView', { view, ...changes })),
    [view, follow],
  );
  return { ...state, change };
}

/** The columns that the person wants to see: the first one, and those that were chosen, or that are not optional. */
export function chooseColumns<Item extends { id: string; isOptional?: boolean }>(
  columns: readonly Item[],
  { columns: chosen }: ViewSettings,
): readonly Item[] {
  return columns.filter(
    ({ id, isOptional = false }, index) => index === 0 || (chosen ? chosen.includes(id) : !isOptional),
  );
}
