import { useEffect, useState } from 'preact/hooks';
import type { Failure } from '../../lib/messages';
import { toFailure } from './useAnswer';

/**
 * The value that a promise resolves to, or why it failed; neither while the first one is pending. While
 * a later one is, the former result stays.
 * @param inputs `load` is called again when one of them changes; what an earlier call gives is ignored
 */
export function useLoaded<Value>(load: () => Promise<Value>, inputs: readonly unknown[]) {
  const [loaded, setLoaded] = useState<{ value?: Value; failure?: Failure }>({});
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setLoaded({ value }),
      (error: unknown) => isCurrent && setLoaded({ failure: toFailure(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, inputs);
  return loaded;
}
