import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { type FormField, formFieldNames } from '../../lib/eventForm';
import { type ShownField, shownFields } from '../../lib/eventForm/shownFields';
import { EventPreview } from './EventPreview';
import { findEvidence } from './Evidence';
import type { FieldControlProps } from './fieldControl';
import { fieldLabel } from './fieldLabel';
import { type FormGroup, fieldViews, formGroups, type MainGroup } from './fieldViews';

type FormFieldsProps = Omit<FieldControlProps, 'evidence'>;

/** All fields of an event, new or edited: what needs a look stands open, the rest is folded. */
export function FormFields(props: FormFieldsProps) {
  const { form, event, prefilled } = props;
  const controls: FieldControlProps = {
    ...props,
    evidence: (field, foundField = field) =>
      form[field] === prefilled.form[field] ? findEvidence(event, foundField, fieldLabel(field)) : undefined,
  };
  return (
    <>
      <EventPreview form={form} choices={props.choices} />
      {formGroups.map((group) =>
        isMain(group) ? (
          <Controls key={group} {...controls} fields={inGroup(group)} />
        ) : (
          <FoldedGroup key={group} {...controls} group={group} fields={inGroup(group)} />
        ),
      )}
    </>
  );
}

const isMain = (group: FormGroup): group is MainGroup => group === 'main' || group === 'about';

const inGroup = (group: FormGroup): FormField[] =>
  formFieldNames.filter((name) => fieldViews[name]?.group === group);

interface ControlsProps extends FieldControlProps {
  fields: readonly FormField[];
}

const Controls = ({ fields, ...props }: ControlsProps): ComponentChildren =>
  fields.map((name) => {
    const Control = fieldViews[name]?.Control;
    return Control && <Control key={name} {...props} />;
  });

interface FoldedGroupProps extends ControlsProps {
  group: Exclude<FormGroup, MainGroup>;
}

/** A group of fields under a heading that unfolds it and says what is in it. An invalid field unfolds it, too. */
function FoldedGroup({ group, ...props }: FoldedGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const isInvalid = props.fields.some((name) => name in props.problems);
  const set = shownFields.filter((name) => fieldViews[name]?.group === group && isChanged(name, props));
  return (
    <details
      class="field-group"
      open={isOpen || isInvalid}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{i18n.t(`form.group.${group}`)}</span>
        <span class="soft small">{set.map((name) => fieldLabel(name)).join(', ')}</span>
      </summary>
      <div class="stack">
        <Controls {...props} />
      </div>
    </details>
  );
}

/** Whether a field has another value than it had at first. */
const isChanged = (name: ShownField, { form, prefilled }: FieldControlProps) =>
  JSON.stringify(form[name]) !== JSON.stringify(prefilled.form[name]);
