import { i18n } from '#i18n';
import type { SiteChoices } from '../../lib/messages';
import { type PriceCurrency, readPrice, shownPrice } from '../../lib/pages/price';
import { privatePictureHost } from '../../lib/pages/privateAddress';
import { TextField } from '../ui/Field';
import { Notice } from '../ui/Notice';
import { DescriptionField } from './DescriptionField';
import { findEvidence } from './Evidence';
import { fieldLabel, type shownFields } from './fieldLabel';
import { OrganizersField } from './OrganizersField';
import { PictureField } from './PictureField';
import { PlaceField } from './PlaceField';
import type { Prefilled } from './prefill';
import { problemMessage } from './problemMessage';
import { TermsField } from './TermsField';
import { type PartProps, WhenFields } from './WhenFields';

interface FormFieldsProps extends PartProps {
  choices: SiteChoices;
  prefilled: Prefilled;
  /** The price that the page states, if the event on the calendar has a price already. */
  costSaid?: string | undefined;
  /** The event's own currency, which a price without one keeps. */
  currency?: PriceCurrency | undefined;
}

/** All fields of an event, new or edited. */
export function FormFields(props: FormFieldsProps) {
  const { form, change, event, problems, prefilled, choices, costSaid, currency } = props;
  const part = { form, change, event, problems };
  /** The source of a field's value, as long as the person has not changed that value. */
  const evidence = (field: (typeof shownFields)[number], foundField: string = field) =>
    form[field] === prefilled.form[field] ? findEvidence(event, foundField, fieldLabel(field)) : undefined;
  const { online } = prefilled.assumed;
  const isOnlineShown = online !== undefined && form[online] === prefilled.form[online];
  // The current picture of an edited event is not fetched again.
  const isKept = event === undefined && form.image === prefilled.form.image;
  return (
    <>
      <TextField
        label={i18n.t('form.title')}
        value={form.title}
        onInput={(title) => change({ title })}
        evidence={evidence('title')}
        error={problemMessage(problems.title)}
        required
      />
      <WhenFields {...part} prefilled={prefilled} siteZone={choices.timeZone} />
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
          prefilled.assumed.venue && form.venue === prefilled.form.venue
            ? i18n.t('form.venueChosen')
            : evidence('venue')
        }
        error={problemMessage(problems.venue)}
      />
      {isOnlineShown && (
        <Notice>{i18n.t(online === 'website' ? 'form.onlineInWebsite' : 'form.onlineInDescription')}</Notice>
      )}
      <OrganizersField
        value={form.organizers}
        onChange={(organizers) => change({ organizers })}
        known={choices.organizers}
        evidence={evidence('organizers')}
        error={problemMessage(problems.organizers)}
      />
      <DescriptionField
        value={form.description}
        onChange={(description) => change({ description })}
        evidence={evidence('description')}
      />
      <TextField
        label={i18n.t('form.cost')}
        value={form.cost}
        onInput={(cost) => change({ cost })}
        hint={costHint(form.cost, costSaid, currency)}
        evidence={evidence('cost')}
        error={problemMessage(problems.cost)}
      />
      <TextField
        label={i18n.t('form.website')}
        type="url"
        value={form.website}
        onInput={(website) => change({ website })}
        evidence={evidence('website', event?.url === undefined ? 'online' : 'url')}
        error={problemMessage(problems.website)}
      />
      <PictureField
        value={form.image}
        onChange={(image) => change({ image })}
        limits={choices.pictures}
        leftOut={isKept ? undefined : privatePictureHost(form.image, choices.origin)}
        evidence={evidence('image')}
        error={problemMessage(problems.image)}
      />
      <TermsField
        kind="categories"
        label={i18n.t('form.categories')}
        terms={choices.categories}
        picked={form.categories}
        onChange={(categories) => change({ categories })}
        evidence={
          prefilled.form.categories.length > 0 && findEvidence(event, 'keywords', fieldLabel('categories'))
        }
      />
      <TermsField
        kind="tags"
        label={i18n.t('form.tags')}
        terms={choices.tags}
        picked={form.tags}
        onChange={(tags) => change({ tags })}
        evidence={prefilled.form.tags.length > 0 && findEvidence(event, 'keywords', fieldLabel('tags'))}
      />
    </>
  );
}

/** How the site will show the typed price. */
function costHint(cost: string, said: string | undefined, own: PriceCurrency | undefined): string {
  if (said && said !== cost) return i18n.t('form.costSaid', { price: said });
  const price = readPrice(cost);
  if (price.kind === 'none') return i18n.t('form.costHint');
  if (price.kind === 'free') return i18n.t('form.costShownFree');
  if (price.kind === 'words') return i18n.t('form.costShown', { price: cost.trim() });
  if (price.kind === 'unclear') return i18n.t('form.problem.costUnclear');
  const { amounts, currency = own } = price;
  const shown = shownPrice({ kind: 'amounts', amounts, ...(currency && { currency }) });
  return i18n.t(currency ? 'form.costShown' : 'form.costShownOwn', { price: shown });
}
