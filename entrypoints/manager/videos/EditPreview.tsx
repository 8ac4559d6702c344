import { i18n, locale } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { privacyLabel } from '../../../components/playlists/privacyLabel';
import type { StoredVideoFields, VideoField } from '../../../lib/video/shared/videoFields';
import { ChangedFields, ChangePreview, type ShownChange } from '../lists/ChangePreview';
import type { EditPlan } from './manyEdits';
import { videoFieldLabel } from './videoFieldLabel';

/** Titles of categories, by their ids. */
function useCategoryTitles(): (id: string) => string {
  const { answer } = useAnswer('videoCategories', {});
  return (id) => answer?.find(({ categoryId }) => categoryId === id)?.title ?? id;
}

interface EditPreviewProps {
  plan: EditPlan;
  /** Whether each field is named. */
  isNamed?: boolean | undefined;
}

/** What an edit of many videos changes in each of them, which ones stay as they are, and which are skipped. */
export function EditPreview({ plan: { edits, unchanged, refused }, isNamed }: EditPreviewProps) {
  const toCategory = useCategoryTitles();
  return (
    <ChangePreview
      summary={i18n.t('videos.willChange', { count: edits.length })}
      unchanged={unchanged}
      refused={refused.map(({ video, code }) => ({
        id: video.videoId,
        name: video.title || video.videoId,
        reason: i18n.find(`fault.reason.${code}`, { platform: 'YouTube' }) ?? code,
      }))}
      refusedSummary={i18n.t('videos.skipped', { count: refused.length })}
      edits={edits}
      toRow={({ video, ...edit }) => ({
        id: video.videoId,
        name: video.title || video.videoId,
        changes: toChanges({ ...edit, isNamed }, toCategory),
      })}
    />
  );
}

interface FieldChangesProps {
  before: StoredVideoFields;
  /** The fields that change. */
  after: StoredVideoFields;
  /** Whether each field is named. */
  isNamed?: boolean | undefined;
}

/** How fields of a video differ. */
export function FieldChanges(props: FieldChangesProps) {
  const toCategory = useCategoryTitles();
  return <ChangedFields changes={toChanges(props, toCategory)} />;
}

function toChanges({ before, after, isNamed }: FieldChangesProps, toCategory: (id: string) => string) {
  const say = (fields: StoredVideoFields, field: VideoField) =>
    field === 'categoryId' ? toCategory(fields.categoryId ?? '') : toText(fields, field);
  return (Object.keys(after) as VideoField[]).map(
    (field): ShownChange => ({
      label: isNamed ? videoFieldLabel(field) : undefined,
      before: say(before, field),
      after: say(after, field),
    }),
  );
}

/** A field as a person reads it. */
function toText(fields: StoredVideoFields, field: VideoField): string {
  const value = fields[field] ?? '';
  if (typeof value === 'boolean') return i18n.t(value ? 'videos.yes' : 'videos.no');
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([language, { title, description }]) => `${language}: ${[title, description].join('\n').trim()}`)
      .join('\n');
  if (field === 'privacyStatus') return privacyLabel(String(value));
  if (field === 'publishAt' && value !== '')
    return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(String(value)),
    );
  return String(value);
}
