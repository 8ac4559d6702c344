import type { ComponentType, VNode } from 'preact';
import { useLoaded } from '../hooks/useLoaded';
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
    const { value: Part, failure } = useLoaded(load, []);
    if (failure) return <FailureNotice failure={failure} />;
    return Part ? <Part {...props} /> : placeholder;
  };
}
