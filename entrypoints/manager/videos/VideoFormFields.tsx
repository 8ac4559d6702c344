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
import { MadeForKids } from './MadeForKids';
import { OwnerFields } from './OwnerFields';
import { readChapters } from './readChapters';
import { splitTags, type TypedVideoForm, type VideoForm } from './videoForm';

interface VideoFormFieldsProps {
  form: VideoForm;
  /** Length of the video; undefined if it is not known. */
  durationSeconds?: number | undefined;
  /** Names of invalid fields. */
  wrong: Set<string>;
  onChange: (changes: TypedVideoForm) => void;
  /** Hints about title, description and date of publication, where they are more than those. */
  hints?: { title?: string; description?: string; publishAt?: string };
  /** Fields below the date of publication. */
  afterDate?: ComponentChildren;
  /** Further fields of the form. */
  children?: ComponentChildren;
}

/** The fields of a video, new or stored. */
export function VideoFormFields(props: VideoFormFieldsProps) {
  const { form, wrong, hints = {}, onChange, afterDate, children } = props;
  const categories = useAnswer('videoCategories', {});
  const getError = (field: string, text: string) => (wrong.has(field) ? text : undefined);
  return (
    <>
      <TextFields {...props} getError={getError} />
      <div class="pair">
        <SelectField
          label={i18n.t('manager.category')}
          value={form.categoryId}
          options={toCategoryOptions(form.categoryId, categories.answer)}
          onChoose={(categoryId) => onChange({ categoryId })}
        />
        <SelectField
          label={i18n.t('common.whoMaySee')}
          value={form.visibility}
          options={visibilities()}
          onChoose={(visibility) => onChange({ visibility })}
        />
      </div>
      {form.visibility === 'scheduled' && (
        <TextField
          type="datetime-local"
          label={i18n.t('manager.publishAt')}
          hint={hints.publishAt ?? i18n.t('manager.publishAtHint')}
          value={form.publishAt}
          onInput={(publishAt) => onChange({ publishAt })}
          error={getError('publishAt', i18n.t('manager.publishAtWrong'))}
          required
        />
      )}
      {afterDate}
      <MadeForKids
        chosen={form.madeForKids}
        onChoose={(madeForKids) => onChange({ madeForKids })}
        error={getError('madeForKids', i18n.t('manager.madeForKidsMissing'))}
      />
      <div class="pair">
        <LanguageField
          label={i18n.t('manager.defaultLanguage')}
          value={form.defaultLanguage}
          onChange={(defaultLanguage) => onChange({ defaultLanguage })}
          error={getError('defaultLanguage', i18n.t('manager.languageWrong'))}
        />
        <SelectField
          label={i18n.t('manager.license')}
          value={form.license}
          options={[
            ['youtube', i18n.t('manager.licenseStandard')],
            ['creativeCommon', i18n.t('manager.licenseCommons')],
          ]}
          onChoose={(license) => onChange({ license })}
        />
      </div>
      <Checkbox checked={form.embeddable} onChange={(embeddable) => onChange({ embeddable })}>
        {i18n.t('manager.embeddable')}
      </Checkbox>
      <OwnerFields form={form} wrong={wrong} onChange={onChange} />
      {children}
      <LiveRegion isUnasked>
        {categories.failure && <FailureNotice failure={categories.failure} onRemedied={categories.again} />}
      </LiveRegion>
    </>
  );
}

interface TextFieldsProps extends VideoFormFieldsProps {
  getError: (field: string, text: string) => string | undefined;
}

/** Title, description and tags, with their lengths. */
function TextFields({ form, durationSeconds, hints = {}, onChange, getError }: TextFieldsProps) {
  return (
    <>
      <TextField
        label={i18n.t('manager.videoTitle')}
        hint={
          <Details
            parts={[
              hints.title,
              i18n.t('manager.counted', { count: countTitle(form.title), most: videoLimits.title }),
            ]}
          />
        }
        value={form.title}
        onInput={(title) => onChange({ title })}
        error={getError('title', i18n.t('manager.titleWrong'))}
        required
      />
      <TextField
        label={i18n.t('manager.description')}
        hint={
          <Details
            parts={[
              hints.description,
              i18n.t('manager.countedBytes', {
                count: countDescription(form.description),
                most: videoLimits.description,
              }),
              describeChapters(form.description, durationSeconds),
            ]}
          />
        }
        value={form.description}
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
                count: countTags(splitTags(form.tags)),
                most: videoLimits.tags,
              }),
            ]}
          />
        }
        value={form.tags}
        onInput={(tags) => onChange({ tags })}
        error={getError('tags', i18n.t('manager.tagsWrong'))}
      />
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

const visibilities = (): (readonly [VideoForm['visibility'], string])[] => [
  ...privacyOptions(),
  ['scheduled', i18n.t('manager.scheduled')],
];
