import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { findSimilar } from '../../../components/event/similarPlaces';
import { listText } from '../../../components/format/listText';
import { Button } from '../../../components/ui/Button';
import { Checkbox } from '../../../components/ui/Checkbox';
import { focusFirstInvalid, TextField } from '../../../components/ui/Field';
import { LiveRegion, Notice } from '../../../components/ui/Notice';
import { SelectField } from '../../../components/ui/SelectField';
import { ask, type RecordKind, type VenueChoice } from '../../../lib/messages';
import { webAddress } from '../../../lib/shared/webAddress';
import { statusLabel } from '../events/statusLabel';
import { ParentField } from './ParentField';
import { RecordPicture } from './RecordPicture';
import type { SiteRecord } from './records';

type Fields = { name: string } & Record<string, string>;

interface RecordFormProps {
  kind: RecordKind;
  title: string;
  /** The edited record; undefined for a new one. */
  record: SiteRecord | undefined;
  /** All records of the kind. */
  others: readonly SiteRecord[];
  /** Origin of the site, whose pictures are shown. */
  origin: string;
  busy: boolean;
  /** The description is as the site shows it, not as it was typed. */
  isDescriptionShown?: boolean;
  /** `form`: what was typed, over the record as it is now. */
  onSave: (form: Fields, isAnother: boolean) => void;
  onCancel: () => void;
}

interface FormField {
  name: string;
  label: () => string;
  type?: 'email' | 'tel' | 'url';
}

const contact: FormField[] = [
  { name: 'phone', label: () => i18n.t('form.phone'), type: 'tel' },
  { name: 'website', label: () => i18n.t('form.website'), type: 'url' },
];
const slug: FormField[] = [{ name: 'slug', label: () => i18n.t('form.slug') }];
const fieldsByKind: Record<RecordKind, FormField[]> = {
  venue: [
    { name: 'address', label: () => i18n.t('form.address') },
    { name: 'city', label: () => i18n.t('form.city') },
    { name: 'zip', label: () => i18n.t('form.zip') },
    { name: 'state', label: () => i18n.t('form.state') },
    { name: 'country', label: () => i18n.t('form.country') },
    ...contact,
  ],
  organizer: [{ name: 'email', label: () => i18n.t('form.email'), type: 'email' }, ...contact],
  category: slug,
  tag: slug,
};

/** Statuses that a person gives a venue or an organizer. */
const statuses = ['publish', 'draft', 'pending', 'private'];

/** The map flags of a venue are texts (calendar API behaviour, section 6). */
const flags = [
  { name: 'show_map', label: () => i18n.t('form.showMap') },
  { name: 'show_map_link', label: () => i18n.t('form.showMapLink') },
];

/** The form of a venue, organizer, category or tag. */
export function RecordForm({
  kind,
  title,
  record,
  others,
  origin,
  busy,
  isDescriptionShown = false,
  onSave,
  onCancel,
}: RecordFormProps) {
  // The record may be read anew meanwhile: what was not typed follows it, and is never written back as it was
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const form: Fields = { name: '', ...record?.fields, ...typed };
  const [isChecked, setChecked] = useState(false);
  const [similar, setSimilar] = useState<VenueChoice[]>([]);
  const website = form.website?.trim() ?? '';
  // Autofill changes several fields before the next render
  const set = (name: string) => (value: string) => setTyped((now) => ({ ...now, [name]: value }));
  // Of a row that was read by an older version, some fields are not known
  const isKnown = (name: string) => record === undefined || name in record.fields;
  const isPost = kind === 'venue' || kind === 'organizer';
  const isWrong = { name: form.name.trim() === '', website: website !== '' && !webAddress(website) };

  const submit = async (submitted: TargetedSubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    setChecked(true);
    if (isWrong.name || isWrong.website) return focusFirstInvalid(submitted.currentTarget);
    if (busy) return;
    const found = record === undefined ? await findSimilarTo(kind, form) : [];
    setSimilar(found);
    if (found.length === 0) onSave(form, false);
  };
  return (
    <form class="panel stack manager-form" noValidate onSubmit={submit}>
      <h3>{title}</h3>
      <TextField
        label={i18n.t('manager.name')}
        value={form.name}
        onInput={(name) => {
          setSimilar([]);
          set('name')(name);
        }}
        error={isChecked && isWrong.name ? i18n.t('form.problem.nameMissing') : undefined}
        autoFocus
        required
      />
      <div class="pair">
        {fieldsByKind[kind]
          .filter(({ name }) => isKnown(name))
          .map(({ name, label, type }) => (
            <TextField
              key={name}
              label={label()}
              type={type ?? 'text'}
              value={form[name] ?? ''}
              onInput={set(name)}
              error={
                isChecked && name === 'website' && isWrong.website
                  ? i18n.t('form.problem.noWebAddress')
                  : undefined
              }
            />
          ))}
        {kind === 'category' && (
          <ParentField all={others} self={record?.id} value={form.parent ?? ''} onChange={set('parent')} />
        )}
        {isPost && isKnown('status') && (
          <SelectField
            label={i18n.t('form.status')}
            value={form.status ?? 'publish'}
            options={[...new Set([...statuses, form.status ?? 'publish'])].map(
              (status) => [status, statusLabel(status)] as const,
            )}
            onChoose={set('status')}
          />
        )}
      </div>
      {isKnown('description') && (
        <TextField
          label={i18n.t('form.description')}
          value={form.description ?? ''}
          onInput={set('description')}
          hint={isPost ? toDescriptionHint(isDescriptionShown) : undefined}
          long
        />
      )}
      {isPost && isKnown('image') && (
        <RecordPicture origin={origin} value={form.image ?? ''} onChange={set('image')} />
      )}
      {kind === 'venue' &&
        flags
          .filter(({ name }) => isKnown(name))
          .map(({ name, label }) => (
            <Checkbox
              key={name}
              checked={form[name] !== 'false'}
              onChange={(isOn) => set(name)(String(isOn))}
            >
              {label()}
            </Checkbox>
          ))}
      <LiveRegion>
        {similar.length > 0 && (
          <Notice tone="warn">
            <p>{i18n.t('manager.similar', { names: listText(similar.map(({ name }) => name)) })}</p>
            <Button small onClick={() => onSave(form, true)}>
              {i18n.t('form.another')}
            </Button>
          </Notice>
        )}
      </LiveRegion>
      <div class="row">
        <Button onClick={onCancel}>{i18n.t('common.cancel')}</Button>
        <Button type="submit" kind="primary" busy={busy}>
          {i18n.t('common.save')}
        </Button>
      </div>
    </form>
  );
}

const toDescriptionHint = (isShown: boolean) =>
  i18n.t(isShown ? 'form.formattingMayChange' : 'records.descriptionHint');

/** Similar venues or organizers; empty on an error, since the action checks again. */
async function findSimilarTo(kind: RecordKind, form: Fields): Promise<VenueChoice[]> {
  if (kind !== 'venue' && kind !== 'organizer') return [];
  try {
    const found = await ask('similar', {
      venues: kind === 'venue' ? [form] : [],
      organizers: kind === 'organizer' ? [form] : [],
    });
    return findSimilar([...found.venues, ...found.organizers]);
  } catch {
    return [];
  }
}
