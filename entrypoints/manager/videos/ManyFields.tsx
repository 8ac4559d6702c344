import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { privacyOptions } from '../../../components/playlists/privacyLabel';
import { Checkbox } from '../../../components/ui/Checkbox';
import { TextField } from '../../../components/ui/Field';
import { SelectField } from '../../../components/ui/SelectField';
import type { VideoRow } from '../../../lib/collections/videos';
import { type PrivacyStatus, privacyStatuses } from '../../../lib/messages';
import { isLanguage } from '../../../lib/shared/isLanguage';
import { LanguageField } from '../lists/LanguageField';
import { ReplaceFields } from '../lists/ReplaceFields';
import type { Pattern, PatternProblem } from '../lists/usePattern';
import { type ManyEdit, replacePattern, scheduleAtIntervals } from './manyEdits';
import { splitTags } from './videoForm';

/** What of many videos is changed. */
export type EditKind =
  | 'privacyStatus'
  | 'replace'
  | 'addParagraph'
  | 'removeParagraph'
  | 'addTags'
  | 'removeTags'
  | 'categoryId'
  | 'defaultLanguage'
  | 'license'
  | 'schedule';

/** Values of the fields of all kinds. */
export interface EditValues {
  privacyStatus: PrivacyStatus;
  field: 'title' | 'description';
  find: string;
  replacement: string;
  ignoresCase: boolean;
  /** Whether the text to find is a regular expression. */
  isPattern: boolean;
  at: 'top' | 'end';
  text: string;
  /** Separated by commas. */
  tags: string;
  categoryId: string;
  defaultLanguage: string;
  license: 'youtube' | 'creativeCommon';
  /** Wall clock of this computer: `2026-12-01T20:00`. */
  first: string;
  /** Between two videos. */
  days: string;
}

/** Values of an edit that was not begun. */
export const emptyEdit: EditValues = {
  privacyStatus: 'private',
  field: 'description',
  find: '',
  replacement: '',
  ignoresCase: false,
  isPattern: false,
  at: 'end',
  text: '',
  tags: '',
  categoryId: '',
  defaultLanguage: '',
  license: 'youtube',
  first: '',
  days: '7',
};

/** The edit that the values say; undefined until they are complete. @param pattern that of a regular expression */
export function toManyEdit(
  kind: EditKind,
  values: EditValues,
  videos: readonly VideoRow[],
  pattern: Pattern | undefined,
): ManyEdit | undefined {
  const { privacyStatus, field, find, replacement, ignoresCase, at, categoryId, license, first } = values;
  const text = values.text.trim();
  const tags = splitTags(values.tags);
  const language = values.defaultLanguage.trim();
  const days = Number(values.days);
  const fields = (changes: ReturnType<Extract<ManyEdit, { kind: 'fields' }>['toFields']>): ManyEdit => ({
    kind: 'fields',
    toFields: () => changes,
  });
  switch (kind) {
    case 'privacyStatus':
      return fields({ privacyStatus });
    case 'replace':
      if (values.isPattern) return pattern?.begin && replacePattern(field, pattern.begin());
      return find === ''
        ? undefined
        : { kind: 'rules', rules: [{ kind, field, find, replacement, ignoresCase }] };
    case 'addParagraph':
      return text === '' ? undefined : { kind: 'rules', rules: [{ kind, at, text }] };
    case 'removeParagraph':
      return text === '' ? undefined : { kind: 'rules', rules: [{ kind, text }] };
    case 'addTags':
    case 'removeTags':
      return tags.length === 0 ? undefined : { kind: 'rules', rules: [{ kind, tags }] };
    case 'categoryId':
      return categoryId === '' ? undefined : fields({ categoryId });
    case 'defaultLanguage':
      return isLanguage(language) ? fields({ defaultLanguage: language || null }) : undefined;
    case 'license':
      return fields({ license });
    case 'schedule':
      return first !== '' && days > 0 ? scheduleAtIntervals(videos, first, days) : undefined;
  }
}

interface ManyFieldsProps {
  kind: EditKind;
  values: EditValues;
  /** What is wrong with a regular expression. */
  problem: PatternProblem | undefined;
  onChange: (changes: Partial<EditValues>) => void;
}

/** The fields of a kind of edit. */
export function ManyFields(props: ManyFieldsProps) {
  const { kind, values, onChange } = props;
  switch (kind) {
    case 'privacyStatus':
      return (
        <SelectField
          label={i18n.t('common.whoMaySee')}
          value={values.privacyStatus}
          options={privacyOptions()}
          onChoose={(chosen) =>
            onChange({ privacyStatus: privacyStatuses.find((one) => one === chosen) ?? 'private' })
          }
        />
      );
    case 'replace':
      return (
        <ReplaceFields
          values={values}
          fields={[
            ['description', i18n.t('manager.description')],
            ['title', i18n.t('manager.videoTitle')],
          ]}
          onChange={onChange}
          error={props.problem && describeProblem(props.problem)}
          hint={values.isPattern ? i18n.t('edits.patternHint', { group: '$1' }) : undefined}
        >
          <Checkbox checked={values.isPattern} onChange={(isPattern) => onChange({ isPattern })}>
            {i18n.t('edits.isPattern')}
          </Checkbox>
        </ReplaceFields>
      );
    case 'addParagraph':
    case 'removeParagraph':
      return <ParagraphFields {...props} />;
    case 'addTags':
    case 'removeTags':
      return (
        <TextField
          label={i18n.t('manager.tags')}
          hint={i18n.t('manager.tagsHint')}
          value={values.tags}
          onInput={(tags) => onChange({ tags })}
        />
      );
    case 'categoryId':
      return <CategoryField {...props} />;
    case 'defaultLanguage':
      return (
        <LanguageField
          label={i18n.t('manager.defaultLanguage')}
          value={values.defaultLanguage}
          onChange={(defaultLanguage) => onChange({ defaultLanguage })}
          error={isLanguage(values.defaultLanguage) ? undefined : i18n.t('manager.languageWrong')}
        />
      );
    case 'license':
      return (
        <SelectField
          label={i18n.t('manager.license')}
          value={values.license}
          options={[
            ['youtube', i18n.t('manager.licenseStandard')],
            ['creativeCommon', i18n.t('manager.licenseCommons')],
          ]}
          onChoose={(license) =>
            onChange({ license: license === 'creativeCommon' ? 'creativeCommon' : 'youtube' })
          }
        />
      );
    case 'schedule':
      return <ScheduleFields {...props} />;
  }
}

const describeProblem = (problem: PatternProblem): string =>
  problem.code === 'wrong'
    ? i18n.t('edits.patternWrong', { detail: problem.detail })
    : i18n.t('edits.patternTooLong');

function ParagraphFields({ kind, values, onChange }: ManyFieldsProps) {
  return (
    <>
      {kind === 'addParagraph' && (
        <SelectField
          label={i18n.t('videos.where')}
          value={values.at}
          options={[
            ['end', i18n.t('videos.atEnd')],
            ['top', i18n.t('videos.atTop')],
          ]}
          onChoose={(at) => onChange({ at: at === 'top' ? 'top' : 'end' })}
        />
      )}
      <TextField
        label={i18n.t('videos.paragraph')}
        hint={kind === 'removeParagraph' ? i18n.t('videos.paragraphHint') : undefined}
        value={values.text}
        onInput={(text) => onChange({ text })}
        long
      />
    </>
  );
}

function CategoryField({ values, onChange }: ManyFieldsProps) {
  const { answer = [] } = useAnswer('videoCategories', {});
  const options = answer.map(({ categoryId, title }) => [categoryId, title] as const);
  return (
    <SelectField
      label={i18n.t('manager.category')}
      value={values.categoryId}
      options={[['', i18n.t('common.choose')], ...options]}
      onChoose={(categoryId) => onChange({ categoryId })}
    />
  );
}

function ScheduleFields({ values, onChange }: ManyFieldsProps) {
  return (
    <div class="pair">
      <TextField
        type="datetime-local"
        label={i18n.t('videos.first')}
        hint={i18n.t('videos.scheduleHint')}
        value={values.first}
        onInput={(first) => onChange({ first })}
      />
      <TextField
        label={i18n.t('videos.daysBetween')}
        value={values.days}
        onInput={(days) => onChange({ days })}
      />
    </div>
  );
}
