import { i18n, locale } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { privacyLabel } from '../../../components/playlists/privacyLabel';
import type { StoredVideoFields, VideoField } from '../../../lib/video/shared/videoFields';
import { type EditPlan, type PlannedEdit, toChangedLines } from './manyEdits';
import { videoFieldLabel } from './videoFieldLabel';

/** Videos whose changes are shown at once, and those that are shown at all; the others are counted. */
const atFirst = 5;
const mostShown = 200;

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
  return (
    <section class="stack" aria-label={i18n.t('videos.preview')}>
      <p role="status">
        {i18n.t('videos.willChange', { count: edits.length })}{' '}
        {unchanged > 0 && i18n.t('videos.stayUnchanged', { count: unchanged })}
      </p>
      {refused.length > 0 && (
        <details>
          <summary>{i18n.t('videos.skipped', { count: refused.length })}</summary>
          <ul class="stack small">
            {refused.slice(0, mostShown).map(({ video, code }) => (
              <li key={video.videoId}>
                <bdi>{video.title || video.videoId}</bdi>:{' '}
                {i18n.find(`fault.reason.${code}`, { platform: 'YouTube' })}
              </li>
            ))}
          </ul>
        </details>
      )}
      {edits.length > 0 && <Changes edits={edits.slice(0, atFirst)} isNamed={isNamed} />}
      {edits.length > atFirst && (
        <details>
          <summary>{i18n.t('videos.moreChanges', { count: edits.length - atFirst })}</summary>
          <Changes edits={edits.slice(atFirst, mostShown)} isNamed={isNamed} />
          {edits.length > mostShown && (
            <p class="soft small">{i18n.t('manager.andMore', { count: edits.length - mostShown })}</p>
          )}
        </details>
      )}
    </section>
  );
}

interface ChangesProps extends Pick<EditPreviewProps, 'isNamed'> {
  edits: readonly PlannedEdit[];
}

const Changes = ({ edits, isNamed }: ChangesProps) => (
  <ul class="edits">
    {edits.map(({ video, before, after }) => (
      <li key={video.videoId}>
        <p class="small soft one-line" dir="auto">
          {video.title || video.videoId}
        </p>
        <FieldChanges before={before} after={after} isNamed={isNamed} />
      </li>
    ))}
  </ul>
);

interface FieldChangesProps {
  before: StoredVideoFields;
  /** The fields that change. */
  after: StoredVideoFields;
  /** Whether each field is named. */
  isNamed?: boolean | undefined;
}

/** How fields of a video differ: lines that go, and lines that come. */
export function FieldChanges({ before, after, isNamed = false }: FieldChangesProps) {
  const toCategory = useCategoryTitles();
  const say = (fields: StoredVideoFields, field: VideoField) =>
    field === 'categoryId' ? toCategory(fields.categoryId ?? '') : toText(fields, field);
  return (
    <>
      {(Object.keys(after) as VideoField[]).map((field) => {
        const lines = toChangedLines(say(before, field), say(after, field));
        return (
          <div key={field}>
            {isNamed && <p class="small soft">{videoFieldLabel(field)}</p>}
            {lines.out.map((line, at) => (
              <del key={at} dir="auto">
                {line}
              </del>
            ))}
            {lines.in.map((line, at) => (
              <ins key={at} dir="auto">
                {line}
              </ins>
            ))}
          </div>
        );
      })}
    </>
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
