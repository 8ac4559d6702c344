import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import type { FormField } from '../../lib/eventForm';
import { privatePictureHost } from '../../lib/pages/privateAddress';
import { Checkbox } from '../ui/Checkbox';
import { TextField } from '../ui/Field';
import { Notice } from '../ui/Notice';
import { AuthorField } from './AuthorField';
import { DescriptionField } from './DescriptionField';
import { findEvidence } from './Evidence';
import type { FieldControlProps } from './fieldControl';
import { fieldLabel } from './fieldLabel';
import { OrganizersField } from './OrganizersField';
import { PictureField } from './PictureField';
import { PlaceField } from './PlaceField';
import { PriceField } from './PriceField';
import { problemMessage } from './problemMessage';
import { TermsField } from './TermsField';
import { WhenFields } from './WhenFields';

/** Groups of fields in the order of the form. */
export const formGroups = ['main', 'about', 'display', 'publication'] as const;
export type FormGroup = (typeof formGroups)[number];

interface FieldView {
  group: FormGroup;
  Control: (props: FieldControlProps) => ComponentChildren;
}

/** A box to check. */
const box = (name: 'featured' | 'sticky' | 'hidden' | 'showMap' | 'showMapLink'): FieldView => ({
  group: 'display',
  Control: ({ form, change }) => (
    <Checkbox checked={form[name] ?? false} onChange={(isOn) => change({ [name]: isOn })}>
      {fieldLabel(name)}
    </Checkbox>
  ),
});

/**
 * Group and control of each field; null for those that the control of another field shows, or the end of the form.
 * `lib/eventForm/fields.ts` has the same fields as data, `form.<name>` is the label.
 */
export const fieldViews: Readonly<Record<FormField, FieldView | null>> = {
  title: {
    group: 'main',
    Control: ({ form, change, evidence, problems, isTitleFirst = false }) => (
      <TextField
        label={fieldLabel('title')}
        autoFocus={isTitleFirst}
        value={form.title}
        onInput={(title) => change({ title })}
        evidence={evidence('title')}
        error={problemMessage(problems.title)}
        required
      />
    ),
  },
  isTitleMarkup: null,
  start: {
    group: 'main',
    Control: (props) => <WhenFields {...props} siteZone={props.choices.timeZone} />,
  },
  end: null,
  allDay: null,
  timeZone: null,
  venue: { group: 'main', Control: VenueControl },
  organizers: {
    group: 'about',
    Control: ({ form, change, evidence, problems, choices }) => (
      <OrganizersField
        value={form.organizers}
        onChange={(organizers) => change({ organizers })}
        known={choices.organizers}
        evidence={evidence('organizers')}
        error={problemMessage(problems.organizers)}
      />
    ),
  },
  description: {
    group: 'about',
    Control: ({ form, change, evidence }) => (
      <DescriptionField
        value={form.description}
        onChange={(description) => change({ description })}
        evidence={evidence('description')}
      />
    ),
  },
  excerpt: {
    group: 'publication',
    Control: ({ form, change }) => (
      <TextField
        label={fieldLabel('excerpt')}
        value={form.excerpt ?? ''}
        onInput={(excerpt) => change({ excerpt })}
        hint={i18n.t('form.excerptHint')}
        long
      />
    ),
  },
  cost: { group: 'about', Control: PriceField },
  currency: null,
  website: {
    group: 'about',
    Control: ({ form, change, evidence, problems, event }) => (
      <TextField
        label={fieldLabel('website')}
        type="url"
        value={form.website}
        onInput={(website) => change({ website })}
        evidence={evidence('website', event?.url === undefined ? 'online' : 'url')}
        error={problemMessage(problems.website)}
      />
    ),
  },
  image: { group: 'about', Control: ImageControl },
  imageAlt: null,
  categories: { group: 'about', Control: (props) => <TermsControl {...props} kind="categories" /> },
  newCategories: null,
  tags: { group: 'about', Control: (props) => <TermsControl {...props} kind="tags" /> },
  status: null,
  publishedAt: {
    group: 'publication',
    Control: ({ form, change, choices }) => (
      <TextField
        label={fieldLabel('publishedAt')}
        type="datetime-local"
        value={form.publishedAt ?? ''}
        onInput={(publishedAt) => change({ publishedAt })}
        hint={i18n.t('form.publishedAtHint', { zone: choices.timeZone })}
      />
    ),
  },
  slug: {
    group: 'publication',
    Control: ({ form, change }) => (
      <TextField
        label={fieldLabel('slug')}
        value={form.slug ?? ''}
        onInput={(slug) => change({ slug })}
        hint={i18n.t('form.slugHint')}
        dir="ltr"
      />
    ),
  },
  author: { group: 'publication', Control: AuthorControl },
  password: { group: 'publication', Control: PasswordControl },
  featured: box('featured'),
  sticky: box('sticky'),
  hidden: box('hidden'),
  showMap: box('showMap'),
  showMapLink: box('showMapLink'),
};

function VenueControl({ form, change, evidence, problems, choices, prefilled }: FieldControlProps) {
  const { venue, online } = prefilled.assumed;
  const isOnlineShown = online !== undefined && form[online] === prefilled.form[online];
  return (
    <>
      <PlaceField
        kind="venues"
        label={fieldLabel('venue')}
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
        evidence={
          venue && form.venue === prefilled.form.venue ? i18n.t('form.venueChosen') : evidence('venue')
        }
        error={problemMessage(problems.venue)}
      />
      {isOnlineShown && (
        <Notice>{i18n.t(online === 'website' ? 'form.onlineInWebsite' : 'form.onlineInDescription')}</Notice>
      )}
    </>
  );
}

function ImageControl({ form, change, evidence, problems, choices, prefilled, event }: FieldControlProps) {
  // The current picture of an edited event is not fetched again.
  const isKept = event === undefined && form.image === prefilled.form.image;
  return (
    <>
      <PictureField
        value={form.image}
        onChange={(image, imageAlt = '') => change({ image, imageAlt })}
        limits={choices.pictures}
        origin={choices.origin}
        leftOut={isKept ? undefined : privatePictureHost(form.image, choices.origin)}
        evidence={evidence('image')}
        error={problemMessage(problems.image)}
      />
      {form.image !== '' && choices.pictures && (
        <TextField
          label={fieldLabel('imageAlt')}
          value={form.imageAlt ?? ''}
          onInput={(imageAlt) => change({ imageAlt })}
          hint={i18n.t('form.imageAltHint')}
        />
      )}
    </>
  );
}

/** A password that cannot be read cannot be set either. */
function PasswordControl({ form, change }: FieldControlProps) {
  return form.password === undefined ? (
    <p class="soft small">{i18n.t('form.passwordUnread')}</p>
  ) : (
    <TextField
      label={fieldLabel('password')}
      value={form.password}
      onInput={(password) => change({ password })}
      hint={i18n.t('form.passwordHint')}
    />
  );
}

/** Absent where the user may not give an event to somebody else. */
function AuthorControl({ form, change, choices }: FieldControlProps) {
  return choices.mayChooseAuthor ? (
    <AuthorField value={form.author} onChange={(author) => change({ author })} />
  ) : null;
}

function TermsControl({
  kind,
  form,
  change,
  choices,
  prefilled,
  event,
}: FieldControlProps & { kind: 'categories' | 'tags' }) {
  return (
    <TermsField
      kind={kind}
      label={fieldLabel(kind)}
      terms={choices[kind]}
      picked={form[kind]}
      onChange={(terms) => change({ [kind]: terms })}
      evidence={prefilled.form[kind].length > 0 && findEvidence(event, 'keywords', fieldLabel(kind))}
    />
  );
}
