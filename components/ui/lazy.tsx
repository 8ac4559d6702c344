import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Failure } from '../../lib/messages';
import { toFailure } from '../hooks/useAnswer';
import { FailureNotice, Waiting } from './Notice';

/** A part of a page that is loaded when it is drawn: most popups are opened for something else. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function Later(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const [failure, setFailure] = useState<Failure>();
    useEffect(() => {
      load().then(
        (loaded) => setPart(() => loaded),
        (error: unknown) => setFailure(toFailure(error)),
      );
    }, []);
    if (failure) return <FailureNotice failure={failure} />;
    return Part ? <Part {...props} /> : <Waiting />;
  };
}
