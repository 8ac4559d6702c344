import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Failure } from '../../lib/messages';
import { toFailure } from '../hooks/useAnswer';
import { FailureNotice, Waiting } from './Notice';

/**
 * A component whose module is loaded when it is first rendered, because most popups do not need it. Until then,
 * `placeholder` is shown.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: VNode | null = <Waiting />,
): ComponentType<Props> {
  return function Lazy(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const [failure, setFailure] = useState<Failure>();
    useEffect(() => {
      load().then(
        (loaded) => setPart(() => loaded),
        (error: unknown) => setFailure(toFailure(error)),
      );
    }, []);
    if (failure) return <FailureNotice failure={failure} />;
    return Part ? <Part {...props} /> : placeholder;
  };
}
