import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Failure } from '../../lib/messages';
import { failureOf } from '../asking';
import { FailureNotice, Waiting } from '../Notice';
import type { EventFormProps } from './SiteForm';

/** The form, loaded when it is wanted: most popups are opened for something else. */
export function EventFormLater(props: EventFormProps) {
  const [Form, setForm] = useState<ComponentType<EventFormProps>>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    import('./EventForm').then(
      (module) => setForm(() => module.EventForm),
      (error: unknown) => setFailure(failureOf(error)),
    );
  }, []);
  if (failure) return <FailureNotice failure={failure} />;
  return Form ? <Form {...props} /> : <Waiting />;
}
