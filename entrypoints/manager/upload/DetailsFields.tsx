import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { privacyOptions } from '../../../components/playlists/privacyLabel';
import { Checkbox } from '../../../components/ui/Checkbox';
import { TextField } from '../../../components/ui/Field';
import { FailureNotice, LiveRegion } from '../../../components/ui/Notice';
import { SelectField } from '../../../components/ui/SelectField';
import type { VideoDetails } from './details';
import { MadeForKids } from './MadeForKids';

interface DetailsFieldsProps {
  details: VideoDetails;
  /** Names of invalid fields. */
  wrong: Set<string>;
  onChange: (changes: Partial<VideoDetails>) => void;
}

/** The fields of a video's metadata. */
export function DetailsFields({ details, wrong, onChange }: DetailsFieldsProps) {
  const categories = useAnswer('videoCategories', {});
  const getError = (field: string, text: string) => (wrong.has(field) ? text : undefined);
  return (
    <>
      <TextField
        label={i18n.t('manager.videoTitle')}
        value={details.title}
        onInput={(title) => onChange({ title })}
        error={getError('title', i18n.t('manager.titleWrong'))}
        required
      />
      <TextField
        label={i18n.t('manager.description')}
        value={details.description}
        onInput={(description) => onChange({ description })}
        error={getError('description', i18n.t('manager.descriptionWrong'))}
        long
      />
      <TextField
        label={i18n.t('manager.tags')}
        hint={i18n.t('manager.tagsHint')}
        value={details.tags}
        onInput={(tags) => onChange({ tags })}
        error={getError('tags', i18n.t('manager.tagsWrong'))}
      />
      <div class="pair">
        <SelectField
          label={i18n.t('manager.category')}
          value={details.categoryId}
          options={
            categories.answer?.map(({ categoryId, title }) => [categoryId, title]) ?? [
              [details.categoryId, i18n.t('common.loading')],
            ]
          }
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
      {(details.visibility === 'public' || details.visibility === 'scheduled') && (
        <Checkbox checked={details.notifySubscribers} onChange={(on) => onChange({ notifySubscribers: on })}>
          {i18n.t('manager.notify')}
        </Checkbox>
      )}
      <div class="pair">
        <TextField
          label={i18n.t('manager.defaultLanguage')}
          hint={i18n.t('manager.captionsLanguageHint')}
          value={details.defaultLanguage}
          onInput={(defaultLanguage) => onChange({ defaultLanguage })}
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
      <LiveRegion isUnasked>
        {categories.failure && <FailureNotice failure={categories.failure} onRemedied={categories.again} />}
      </LiveRegion>
    </>
  );
}

const visibilities = (): (readonly [VideoDetails['visibility'], string])[] => [
  ...privacyOptions(),
  ['scheduled', i18n.t('manager.scheduled')],
];
