import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { privacyOptions } from '../../../components/playlists/privacyLabel';
import { Checkbox } from '../../../components/ui/Checkbox';
import { Details } from '../../../components/ui/Details';
import { TextField } from '../../../components/ui/Field';
import { FailureNotice, LiveRegion } from '../../../components/ui/Notice';
import { SelectField } from '../../../components/ui/SelectField';
import { countDescription, countTags, countTitle, videoLimits } from '../../../lib/video/shared/videoLimits';
import { LanguageField } from '../lists/LanguageField';
import { type CommonDetails, splitTags } from './details';
import { MadeForKids } from './MadeForKids';
import { readChapters } from './readChapters';

interface DetailsFieldsProps {
  details: CommonDetails;
  /** Length of the video; undefined if it is not known. */
  durationSeconds?: number | undefined;
  /** Names of invalid fields. */
  wrong: Set<string>;
  onChange: (changes: Partial<CommonDetails>) => void;
  /** Further fields of the form. */
  children?: ComponentChildren;
}

/** The fields of a video's metadata. */
export function DetailsFields(props: DetailsFieldsProps) {
  const { details, durationSeconds, wrong, onChange, children } = props;
  const categories = useAnswer('videoCategories', {});
  const getError = (field: string, text: string) => (wrong.has(field) ? text : undefined);
  return (
    <>
      <TextField
        label={i18n.t('manager.videoTitle')}
        hint={i18n.t('manager.counted', { count: countTitle(details.title), most: videoLimits.title })}
        value={details.title}
        onInput={(title) => onChange({ title })}
        error={getError('title', i18n.t('manager.titleWrong'))}
        required
      />
      <TextField
        label={i18n.t('manager.description')}
        hint={
          <Details
            parts={[
              i18n.t('manager.countedBytes', {
                count: countDescription(details.description),
                most: videoLimits.description,
              }),
              describeChapters(details.description, durationSeconds),
            ]}
          />
        }
        value={details.description}
        onInput={(description) => onChange({ description })}
        error={getError('description', i18n.t('manager.descriptionWrong'))}
        long
      />
      <TextField
        label={i18n.t('manager.tags')}
        hint={
          <Details
            parts={[
              i18n.t('manager.tagsHint'),
              i18n.t('manager.counted', {
                count: countTags(splitTags(details.tags)),
                most: videoLimits.tags,
              }),
            ]}
          />
        }
        value={details.tags}
        onInput={(tags) => onChange({ tags })}
        error={getError('tags', i18n.t('manager.tagsWrong'))}
      />
      <div class="pair">
        <SelectField
          label={i18n.t('manager.category')}
          value={details.categoryId}
          options={toCategoryOptions(details.categoryId, categories.answer)}
          onChoose={(categoryId) => onChange({ categoryId })}
        />
        <SelectField
          label={i18n.t('common.whoMaySee')}
          value={details.visibility}
          options={visibilities()}
          onChoose={(visibility) => onChange({ visibility })}
        />
      </div>
      {details.visibility === 'scheduled' && (
        <TextField
          type="datetime-local"
          label={i18n.t('manager.publishAt')}
          hint={i18n.t('manager.publishAtHint')}
          value={details.publishAt}
          onInput={(publishAt) => onChange({ publishAt })}
          error={getError('publishAt', i18n.t('manager.publishAtWrong'))}
          required
        />
      )}
      <MadeForKids
        chosen={details.madeForKids}
        onChoose={(madeForKids) => onChange({ madeForKids })}
        error={getError('madeForKids', i18n.t('manager.madeForKidsMissing'))}
      />
      <div class="pair">
        <LanguageField
          label={i18n.t('manager.defaultLanguage')}
          value={details.defaultLanguage}
          onChange={(defaultLanguage) => onChange({ defaultLanguage })}
          error={getError('defaultLanguage', i18n.t('manager.languageWrong'))}
        />
        <SelectField
          label={i18n.t('manager.license')}
          value={details.license}
          options={[
            ['youtube', i18n.t('manager.licenseStandard')],
            ['creativeCommon', i18n.t('manager.licenseCommons')],
          ]}
          onChoose={(license) => onChange({ license })}
        />
      </div>
      <Checkbox checked={details.embeddable} onChange={(embeddable) => onChange({ embeddable })}>
        {i18n.t('manager.embeddable')}
      </Checkbox>
      {children}
      <LiveRegion isUnasked>
        {categories.failure && <FailureNotice failure={categories.failure} onRemedied={categories.again} />}
      </LiveRegion>
    </>
  );
}

/** Options of the category. A stored one may be missing in the country's list: it is shown by its id. */
function toCategoryOptions(
  chosen: string,
  categories: readonly { categoryId: string; title: string }[] | undefined,
): (readonly [string, string])[] {
  if (categories === undefined) return [[chosen, i18n.t('common.loading')]];
  const options = categories.map(({ categoryId, title }) => [categoryId, title] as const);
  return options.some(([categoryId]) => categoryId === chosen) ? options : [[chosen, chosen], ...options];
}

/** How many chapters the platform reads out of a description, or why it reads none; undefined if none are meant. */
function describeChapters(description: string, durationSeconds: number | undefined): string | undefined {
  const { count, problem } = readChapters(description, durationSeconds);
  if (problem !== undefined)
    return i18n.t(`manager.chapterProblem.${problem.code}`, { title: problem.title });
  return count > 0 ? i18n.t('manager.chapters', { count }) : undefined;
}

const visibilities = (): (readonly [CommonDetails['visibility'], string])[] => [
  ...privacyOptions(),
  ['scheduled', i18n.t('manager.scheduled')],
];
