import { useEffect, useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { PriceBeforeStart } from '../../../../components/batches/PriceBeforeStart';
import { useSelection } from '../../../../components/collection/useSelection';
import { SiteZone } from '../../../../components/event/SiteZone';
import { TermsField } from '../../../../components/event/TermsField';
import { listText } from '../../../../components/format/listText';
import { FailureNotice, Notice, Waiting } from '../../../../components/ui/Notice';
import { SelectField } from '../../../../components/ui/SelectField';
import { findCategoryNames, newCategories } from '../../../../lib/eventReview/categoryNames';
import {
  findPrivatePictures,
  type ImportDefaults,
  newPlaces,
  type PlaceAnswers,
  type Review,
  type ReviewedEvent,
  review,
  toBatchKind,
  toForms,
} from '../../../../lib/eventReview/review';
import { ChoiceList } from '../../lists/ChoiceList';
import { Descriptions } from './Descriptions';
import { ImportEntry } from './ImportEntry';
import { NewCategories } from './NewCategories';
import { PassedOver } from './PassedOver';
import { PlaceQuestions } from './PlaceQuestions';
import { useKnown } from './useKnown';

export interface ReviewEventsProps extends Pick<Review, 'occurrences' | 'choices'> {
  /** Source of the events, for the batch's title. */
  about: string;
  /** Called with what the review decides, each time. */
  onReviewed?: (reviewed: readonly ReviewedEvent[]) => void;
  /**
   * Called before a bulk task starts, with its id and the indexes of its events in their order. The person has chosen
   * the events before where it is given, so that all are selected at first.
   */
  onStarting?: (batchId: string, at: readonly number[]) => Promise<unknown>;
}

/** Compares the events of a file with the site, then lets the person choose what is added or updated. */
export function ReviewEvents(props: ReviewEventsProps) {
  const { occurrences } = props;
  const [timeZone, setTimeZone] = useState(props.choices.timeZone);
  const choices = useMemo(() => ({ ...props.choices, timeZone }), [props.choices, timeZone]);
  const ownZone = Temporal.Now.timeZoneId();
  const forms = useMemo(() => toForms(occurrences, choices, ownZone), [occurrences, choices, ownZone]);
  // The site is set to an offset, see `chooseZone`
  if (forms.some((form) => form.timeZone === ''))
    return <SiteZone offset={timeZone} onChoose={setTimeZone} />;
  return <Compared {...props} choices={choices} forms={forms} ownZone={ownZone} />;
}

function Compared(props: ReviewEventsProps & Pick<Review, 'forms' | 'ownZone'>) {
  const { occurrences, forms } = props;
  const { known, failure, again } = useKnown(occurrences, forms);
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  if (!known) return <Waiting text={i18n.t('importEvents.looking')} />;
  return <Reviewed {...props} known={known} />;
}

type ReviewedProps = ReviewEventsProps & Pick<Review, 'forms' | 'known' | 'ownZone'>;

function Reviewed(props: ReviewedProps) {
  const { occurrences, choices, about, forms, known, ownZone, onReviewed, onStarting } = props;
  const [defaults, setDefaults] = useState<ImportDefaults>({ status: 'draft', categories: [] });
  const [answers, setAnswers] = useState<PlaceAnswers>(new Map());
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const named = useMemo(
    () =>
      newCategories(
        occurrences.map(({ event }) => event),
        choices,
      ),
    [occurrences, choices],
  );
  const reviewed = useMemo(() => {
    const wanted = { ...defaults, newCategories: named.filter((name) => !without.has(name)) };
    return review({ occurrences, forms, choices, ownZone, known, answers, defaults: wanted });
  }, [occurrences, forms, choices, ownZone, known, answers, defaults, named, without]);
  const able = useMemo(() => reviewed.filter(({ item }) => item !== undefined), [reviewed]);
  // New events are selected at first, unless cancelled or postponed; updates are left to the person.
  const isWanted = ({ standing, event: { status } }: (typeof able)[number]) =>
    onStarting !== undefined || (standing === 'new' && status !== 'cancelled' && status !== 'postponed');
  const selection = useSelection(able, toId, () => able.filter(isWanted));
  const { chosen } = selection;
  const choice = chosen.map(({ id }) => id).join(' ');
  const items = useMemo(() => {
    const ids = new Set(choice.split(' '));
    return reviewed.flatMap(({ id, item }) => (item && ids.has(id) ? { at: Number(id), item } : []));
  }, [reviewed, choice]);
  const jobs = useMemo(() => items.map(({ item }) => item), [items]);
  const starting =
    onStarting &&
    ((batchId: string) =>
      onStarting(
        batchId,
        items.map(({ at }) => at),
      ));
  useEffect(() => onReviewed?.(reviewed), [reviewed]);
  const isOpen = chosen.some(({ open }) => open.length > 0);
  const added = chosen.filter(({ standing }) => standing === 'new').flatMap(({ event }) => event);
  const offered = named.filter((name) => added.some((event) => findCategoryNames(event, [name]).length > 0));
  const { venues, organizers } = newPlaces(chosen.map(({ form }) => form));
  const unpictured = findPrivatePictures(chosen, choices).length;
  const online = chosen.filter(({ event }) => event.online?.url !== undefined).length;
  const undated = chosen.filter(({ dateAtRisk }) => dateAtRisk !== undefined).length;
  const newNames = [...new Set([...venues, ...organizers].map(({ name }) => name))];
  return (
    <>
      <PassedOver
        reviewed={reviewed}
        occurrences={occurrences}
        zone={choices.timeZone}
        usualZone={choices.usual?.timeZone}
      />
      <PlaceQuestions forms={forms} known={known} answers={answers} onAnswer={setAnswers} />
      {able.length > 0 && (
        <>
          <ChoiceList
            label={i18n.t('importEvents.title')}
            selection={selection}
            toName={toTitle}
            draw={(one) => <ImportEntry reviewed={one} />}
          />
          <Descriptions events={chosen} />
          {unpictured > 0 && (
            <Notice tone="warn">{i18n.t('importEvents.withoutPicture', { count: unpictured })}</Notice>
          )}
          {online > 0 && <Notice>{i18n.t('importEvents.onlineAddresses', { count: online })}</Notice>}
          {undated > 0 && (
            <Notice tone="warn">{i18n.t('importEvents.datesWillMove', { count: undated })}</Notice>
          )}
          {able.some(({ standing }) => standing === 'new') && (
            <div class="pair">
              <SelectField
                label={i18n.t('importEvents.status')}
                value={defaults.status}
                options={[
                  ['draft', i18n.t('form.draft')],
                  ['publish', i18n.t(choices.canPublish ? 'form.publish' : 'form.review')],
                ]}
                onChoose={(status) => setDefaults({ ...defaults, status })}
              />
              <TermsField
                kind="categories"
                label={i18n.t('importEvents.categories')}
                terms={choices.categories}
                picked={[...defaults.categories]}
                onChange={(categories) => setDefaults({ ...defaults, categories })}
              />
            </div>
          )}
        </>
      )}
      <NewCategories names={offered} without={without} onChange={setWithout} />
      {newNames.length > 0 && !isOpen && (
        <p class="soft small">{i18n.t('importEvents.newPlaces', { names: listText(newNames) })}</p>
      )}
      {isOpen && <Notice tone="warn">{i18n.t('importEvents.placesFirst')}</Notice>}
      {!isOpen && items.length > 0 && (
        <PriceBeforeStart kind={toBatchKind(chosen)} about={about} items={jobs} onStarting={starting} />
      )}
    </>
  );
}

const toId = ({ id }: ReviewedEvent) => id;
const toTitle = ({ event }: ReviewedEvent) => event.title;
