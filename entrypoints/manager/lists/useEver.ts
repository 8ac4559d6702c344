import { useRef } from 'preact/hooks';

/** Whether this is or ever was true: a form stays open while the list is read again, as after its own bulk task. */
export function useEver(isTrue: boolean): boolean {
  const wasTrue = useRef(isTrue);
  wasTrue.current ||= isTrue;
  return wasTrue.current;
}
