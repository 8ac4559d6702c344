import type { ComponentProps } from 'preact';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { Waiting } from '../../../components/ui/Notice';
import { RecordForm } from './RecordForm';
import type { SiteRecord } from './records';

type FormProps = ComponentProps<typeof RecordForm>;

interface EditRecordProps extends Omit<FormProps, 'record' | 'onSave' | 'isDescriptionShown'> {
  record: SiteRecord;
  /** `from`: the fields that the form was filled in from. */
  onSave: (form: SiteRecord['fields'], from: SiteRecord['fields']) => void;
}

/** The form of a record that is there. The description of a venue or organizer is edited as it was typed. */
export function EditRecord({ kind, ...props }: EditRecordProps) {
  return kind === 'venue' || kind === 'organizer' ? (
    <EditPlace kind={kind} {...props} />
  ) : (
    <RecordForm {...props} kind={kind} onSave={(form) => props.onSave(form, props.record.fields)} />
  );
}

function EditPlace({
  kind,
  record,
  onSave,
  ...props
}: Omit<EditRecordProps, 'kind'> & { kind: 'venue' | 'organizer' }) {
  const { answer: typed, failure } = useAnswer('typedDescription', { kind, id: record.id });
  if (typed === undefined && failure === undefined) return <Waiting />;
  const isTyped = typeof typed === 'string' && 'description' in record.fields;
  const fields = isTyped ? { ...record.fields, description: typed } : record.fields;
  return (
    <RecordForm
      {...props}
      kind={kind}
      record={{ ...record, fields }}
      isDescriptionShown={!isTyped}
      onSave={(form) => onSave(form, fields)}
    />
  );
}
