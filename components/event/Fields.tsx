import { useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { EventForm as Form, SiteChoices } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { Button } from '../Button';
import { TextField } from '../Field';
import { Notice } from '../Notice';
import { checkedFields, type Problems, problemsOf, sent } from './check';
import { evidenceOf } from './Evidence';
import { FormEnd } from './FormEnd';
import { PlaceField } from './PlaceField';
import type { Prefilled } from './prefill';
import { problemWords } from './problemWords';
import { TermsField } from './TermsField';
import { WhenFields } from './WhenFields';

interface FieldsProps {
  event: FoundEvent | undefined;
  choices: SiteChoices;
  prefilled: Prefilled;
  /** The draft of last time. */
  kept: Form | undefined;
  busy: boolean;
  onChange: (form: Form) => void;
  /** The draft is not wanted any more. */
  onReset: () => void;
  onSubmit: (form: Form) => void;
  onCancel: (() => void) | undefined;
}

export function Fields(props: FieldsProps) {
  const { event, choices, prefilled, kept, busy } = props;
  const [form, setForm] = useState(kept ?? prefilled.form);
  const [isRestored, setRestored] = useState(kept !== undefined);
  /** Problems are shown once the person tried to finish; from then on they follow the typing. */
  const [isChecked, setChecked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const problems: Problems = isChecked ? problemsOf(form) : {};

  /** Several fields may change before the form is drawn again: the browser fills them in by itself. */
  const latest = useRef(form);
  const put = (next: Form) => {
    latest.current = next;
    setForm(next);
  };
  const change = (changes: Partial<Form>) => {
    put({ ...latest.current, ...changes });
    props.onChange(latest.current);
  };
  const startOver = () => {
    put(prefilled.form);
    setRestored(false);
    props.onReset();
  };
  const submit = () => {
    setChecked(true);
    const found = problemsOf(latest.current);
    if (checkedFields.some((field) => found[field])) focusFirstInvalid(element.current);
    else props.onSubmit(sent(latest.current, choices.canPublish));
  };
  const part = { form, change, event, problems };
  /** Said only as long as the field still holds what the page gave. */
  const evidence = (field: 'title' | 'description' | 'cost' | 'image', name: string = field) =>
    form[field] === prefilled.form[field] ? evidenceOf(event, name) : undefined;

  return (
    <form ref={element} class="event-form" noValidate onSubmit={(submitted) => submitted.preventDefault()}>
      <Warnings event={event} isRestored={isRestored} onStartOver={startOver} />
      <TextField
        label={i18n.t('form.title')}
        value={form.title}
        onInput={(title) => change({ title })}
        evidence={evidence('title')}
        error={problemWords(problems.title)}
        required
      />
      <WhenFields {...part} prefilled={prefilled} siteZone={choices.timeZone} />
      <PlaceField
        kind="venues"
        value={form.venue}
        onChange={(venue) => change({ venue })}
        known={choices.venues}
        details={[
          { name: 'address', label: i18n.t('form.address') },
          { name: 'city', label: i18n.t('form.city') },
          { name: 'zip', label: i18n.t('form.zip') },
          { name: 'state', label: i18n.t('form.state') },
          { name: 'country', label: i18n.t('form.country') },
        ]}
        evidence={form.venue === prefilled.form.venue && evidenceOf(event, 'venue')}
        error={problemWords(problems.venue)}
      />
      <PlaceField
        kind="organizers"
        value={form.organizer}
        onChange={(organizer) => change({ organizer })}
        known={choices.organizers}
        details={[
          { name: 'email', label: i18n.t('form.email'), type: 'email' },
          { name: 'phone', label: i18n.t('form.phone'), type: 'tel' },
          { name: 'website', label: i18n.t('form.organizerWebsite'), type: 'url' },
        ]}
        evidence={form.organizer === prefilled.form.organizer && evidenceOf(event, 'organizers')}
        error={problemWords(problems.organizer)}
      />
      <TextField
        label={i18n.t('form.description')}
        value={form.description}
        onInput={(description) => change({ description })}
        evidence={evidence('description')}
        long
      />
      <TextField
        label={i18n.t('form.cost')}
        value={form.cost}
        onInput={(cost) => change({ cost })}
        hint={costHint(event, choices)}
        evidence={evidence('cost')}
      />
      <TextField
        label={i18n.t('form.website')}
        type="url"
        value={form.website}
        onInput={(website) => change({ website })}
        evidence={form.website === prefilled.form.website && evidenceOf(event, 'url')}
        error={problemWords(problems.website)}
      />
      <TextField
        label={i18n.t('form.image')}
        type="url"
        value={form.image}
        onInput={(image) => change({ image })}
        hint={i18n.t('form.imageHint')}
        evidence={evidence('image')}
        error={problemWords(problems.image)}
      />
      <TermsField
        label={i18n.t('form.categories')}
        terms={choices.categories}
        picked={form.categories}
        onChange={(categories) => change({ categories })}
        evidence={prefilled.form.categories.length > 0 && evidenceOf(event, 'keywords')}
      />
      <TermsField
        label={i18n.t('form.tags')}
        terms={choices.tags}
        picked={form.tags}
        onChange={(tags) => change({ tags })}
        evidence={prefilled.form.tags.length > 0 && evidenceOf(event, 'keywords')}
      />
      <FormEnd
        status={form.status}
        onStatus={(status) => change({ status })}
        canPublish={choices.canPublish}
        busy={busy}
        onSubmit={submit}
        onCancel={props.onCancel}
      />
    </form>
  );
}

/** The field that is wrong gets the focus; its error is read with it. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  // The errors are drawn after this event; only then is there something to focus.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

function costHint(event: FoundEvent | undefined, { currency }: SiteChoices): string {
  const said = event?.cost === undefined ? undefined : event.currency;
  return said && said !== currency ? i18n.t('form.currencySaid', [said]) : i18n.t('form.costHint');
}

interface WarningsProps {
  event: FoundEvent | undefined;
  isRestored: boolean;
  onStartOver: () => void;
}

/** What the person should know before reading on. */
function Warnings({ event, isRestored, onStartOver }: WarningsProps) {
  const isOff = event?.status === 'cancelled' || event?.status === 'postponed';
  return (
    <>
      {isRestored && (
        <Notice>
          <div class="row">
            <span class="grow">{i18n.t('form.restored')}</span>
            <Button small onClick={onStartOver}>
              {i18n.t('form.startOver')}
            </Button>
          </div>
        </Notice>
      )}
      {isOff && (
        <Notice tone="warn">
          {i18n.t(event?.status === 'cancelled' ? 'form.saidCancelled' : 'form.saidPostponed')}
        </Notice>
      )}
      {event?.recurrence && <Notice>{i18n.t('form.saidRepeating')}</Notice>}
      {event === undefined && <Notice>{i18n.t('form.nothingFound')}</Notice>}
    </>
  );
}
