import { i18n } from '#i18n';
import { Checkbox } from '../../../components/ui/Checkbox';
import { TextField } from '../../../components/ui/Field';
import { LanguageField } from '../lists/LanguageField';
import { TranslationsField } from '../lists/TranslationsField';
import type { TypedVideoForm, VideoForm } from './videoForm';

interface OwnerFieldsProps {
  form: VideoForm;
  /** Names of invalid fields. */
  wrong: Set<string>;
  onChange: (changes: TypedVideoForm) => void;
}

/** The fields of a video that few people need. */
export function OwnerFields({ form, wrong, onChange }: OwnerFieldsProps) {
  const isWrong = wrong.has('defaultAudioLanguage');
  return (
    <>
      <Checkbox
        checked={form.publicStatsViewable}
        onChange={(publicStatsViewable) => onChange({ publicStatsViewable })}
      >
        {i18n.t('manager.publicStatistics')}
      </Checkbox>
      <Checkbox
        checked={form.containsSyntheticMedia}
        onChange={(containsSyntheticMedia) => onChange({ containsSyntheticMedia })}
      >
        {i18n.t('manager.syntheticMedia')}
      </Checkbox>
      <Checkbox
        checked={form.paidProductPlacement}
        onChange={(paidProductPlacement) => onChange({ paidProductPlacement })}
      >
        {i18n.t('manager.paidPromotion')}
      </Checkbox>
      <div class="pair">
        <LanguageField
          label={i18n.t('manager.audioLanguage')}
          value={form.defaultAudioLanguage}
          onChange={(defaultAudioLanguage) => onChange({ defaultAudioLanguage })}
          error={isWrong ? i18n.t('manager.languageWrong') : undefined}
        />
        <TextField
          type="date"
          label={i18n.t('manager.recordedOn')}
          value={form.recordingDate}
          onInput={(recordingDate) => onChange({ recordingDate })}
        />
      </div>
      <TranslationsField
        translations={form.localizations}
        own={form.defaultLanguage}
        isWrong={wrong.has('localizations')}
        onChange={(localizations) => onChange({ localizations })}
      />
    </>
  );
}
