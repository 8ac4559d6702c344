import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { type FormField, formFieldNames, getInitialForm } from '../../lib/eventForm';
import { shownFields } from '../../lib/eventForm/shownFields';
import { type FieldInDoubt, findDoubts } from '../../lib/eventReview/doubts';
import type { Note } from '../../lib/pages/foundEvent';
import { commaText } from '../format/listText';
import { EventPreview } from './EventPreview';
import { findEvidence, noteText } from './Evidence';
import type { FieldControlProps } from './fieldControl';
import { fieldLabel } from './fieldLabel';
import { type FormGroup, fieldViews, formGroups } from './fieldViews';

type FormFieldsProps = Omit<FieldControlProps, 'evidence'>;

/**
 * All fields of an event, new or edited. Of a found event the fields in doubt come first, and those that seldom need a
 * look are folded.
 */
export function FormFields(props: FormFieldsProps) {
  const { form, event, prefilled, choices } = props;
  const controls: FieldControlProps = {
    ...props,
    evidence: (field, foundField = field) =>
      form[field] === prefilled.form[field] ? findEvidence(event, foundField, fieldLabel(field)) : undefined,
  };
  const doubts = event ? findDoubts(event, prefilled, choices.origin) : noDoubts;
  return (
    <>
      <EventPreview form={form} choices={choices} />
      {doubts.size > 0 && <FieldsInDoubt {...controls} doubts={doubts} />}
      {formGroups.map((group) => {
        const fields = formFieldNames.filter(
          (name) => fieldViews[name]?.group === group && !isAmong(doubts, name),
        );
        return group === 'main' || (group === 'about' && !event) ? (
          <Controls key={group} {...controls} fields={fields} />
        ) : (
          <FoldedGroup key={group} {...controls} group={group} fields={fields} />
        );
      })}
    </>
  );
}

type Doubts = ReturnType<typeof findDoubts>;
const noDoubts: Doubts = new Map();
const isAmong = (doubts: ReadonlyMap<FormField, unknown>, name: FormField) => doubts.has(name);

interface ControlsProps extends FieldControlProps {
  fields: readonly FormField[];
}

const Controls = ({ fields, ...props }: ControlsProps): ComponentChildren =>
  fields.map((name) => {
    const Control = fieldViews[name]?.Control;
    return Control && <Control key={name} {...props} />;
  });

/** What the person should look at, each with why. */
function FieldsInDoubt({ doubts, ...props }: FieldControlProps & { doubts: Doubts }) {
  const titleId = useId();
  return (
    <section class="in-doubt stack" aria-labelledby={titleId}>
      <h3 id={titleId}>{i18n.t('form.toCheck')}</h3>
      {[...doubts].map(([field, notes]) => (
        <FieldInDoubtView key={field} {...props} field={field} notes={notes} />
      ))}
    </section>
  );
}

interface FieldInDoubtProps extends FieldControlProps {
  field: FieldInDoubt;
  notes: readonly Note[];
}

const FieldInDoubtView = ({ field, notes, ...props }: FieldInDoubtProps) => (
  <div class="stack">
    {notes.length > 0 && <p class="small">{notes.map(noteText).join(' ')}</p>}
    <Controls {...props} fields={[field]} />
  </div>
);

interface FoldedGroupProps extends ControlsProps {
  group: Exclude<FormGroup, 'main'>;
}

/** A group of fields under a heading that unfolds it and says what is in it. An invalid field unfolds it, too. */
function FoldedGroup({ group, ...props }: FoldedGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const isInvalid = props.fields.some((name) => name in props.problems);
  // What the source fills in is told; of the other groups, what the person changed.
  const usual = group === 'about' ? getInitialForm() : props.prefilled.form;
  const set = shownFields.filter(
    (name) => props.fields.includes(name) && JSON.stringify(props.form[name]) !== JSON.stringify(usual[name]),
  );
  return (
    <details
      class="field-group"
      open={isOpen || isInvalid}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{i18n.t(`form.group.${group}`)}</span>
        <span class="soft small">{commaText(set.map((name) => fieldLabel(name)))}</span>
      </summary>
      <div class="stack">
        <Controls {...props} />
      </div>
    </details>
  );
}
