import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import { SelectField } from '../../../components/ui/SelectField';
import type { VideoRow } from '../../../lib/collections/videos';
import { ToolPanel } from '../lists/ToolPanel';
import { type PatternProblem, PatternTimeout, usePattern } from '../lists/usePattern';
import { EditPreview } from './EditPreview';
import { type EditKind, type EditValues, emptyEdit, ManyFields, toManyEdit } from './ManyFields';
import { DeleteMany, PlaylistsMany, ThumbnailsMany } from './ManyOthers';
import { type EditPlan, type ManyEdit, planEdits } from './manyEdits';
import type { Holders } from './useHolders';

interface EditManyProps {
  videos: readonly VideoRow[];
  /** The playlists that hold them. */
  holders: Holders | undefined;
  onClose: () => void;
}

/** Changes many videos as a bulk task: what is to change, what that does to each of them, and its price. */
export function EditMany({ videos, holders, onClose }: EditManyProps) {
  const [kind, setKind] = useState<EditKind | OtherKind>('privacyStatus');
  const [values, setValues] = useState<EditValues>(emptyEdit);
  const pattern = usePattern(values, kind === 'replace' && values.isPattern);
  const { plan, problem = pattern?.problem } = useMemo(() => {
    const edit = isOther(kind) ? undefined : toManyEdit(kind, values, videos, pattern);
    return edit ? planInTime(videos, edit) : {};
  }, [kind, values, videos, pattern]);
  const kinds = getKinds();
  const label = kinds.find(([one]) => one === kind)?.[1] ?? '';
  return (
    <ToolPanel title={i18n.t('videos.editMany', { count: videos.length })} onClose={onClose}>
      <SelectField
        label={i18n.t('edits.whatToChange')}
        value={kind}
        options={kinds}
        onChoose={(next) => setKind(next as EditKind | OtherKind)}
      />
      {isOther(kind) ? (
        <Other kind={kind} videos={videos} holders={holders} />
      ) : (
        <ManyFields
          kind={kind}
          values={values}
          problem={kind === 'replace' && values.isPattern ? problem : undefined}
          onChange={(changes) => setValues({ ...values, ...changes })}
        />
      )}
      {plan && <EditPreview plan={plan} />}
      {plan && plan.items.length > 0 && (
        <PriceBeforeStart kind="editVideos" about={label} items={plan.items} />
      )}
    </ToolPanel>
  );
}

/** The plan, or that an expression took too long. */
function planInTime(
  videos: readonly VideoRow[],
  edit: ManyEdit,
): { plan?: EditPlan; problem?: PatternProblem } {
  try {
    return { plan: planEdits(videos, edit, Date.now()) };
  } catch (error) {
    if (!(error instanceof PatternTimeout)) throw error;
    return { problem: { code: 'tooLong' } };
  }
}

/** What is done with many videos besides changing their fields. */
type OtherKind = 'addToPlaylist' | 'removeFromPlaylist' | 'thumbnails' | 'delete';
const otherKinds: readonly string[] = [
  'addToPlaylist',
  'removeFromPlaylist',
  'thumbnails',
  'delete',
] satisfies OtherKind[];
const isOther = (kind: EditKind | OtherKind): kind is OtherKind => otherKinds.includes(kind);

function Other({ kind, videos, holders }: { kind: OtherKind } & Omit<EditManyProps, 'onClose'>) {
  if (kind === 'delete') return <DeleteMany videos={videos} />;
  if (kind === 'thumbnails') return <ThumbnailsMany videos={videos} />;
  const isRemoval = kind === 'removeFromPlaylist';
  return <PlaylistsMany key={kind} videos={videos} isRemoval={isRemoval} holders={holders} />;
}

const getKinds = (): (readonly [EditKind | OtherKind, string])[] => [
  ['privacyStatus', i18n.t('videos.privacy')],
  ['replace', i18n.t('edits.findAndReplace')],
  ['addParagraph', i18n.t('videos.addParagraph')],
  ['removeParagraph', i18n.t('videos.removeParagraph')],
  ['addTags', i18n.t('videos.addTags')],
  ['removeTags', i18n.t('videos.removeTags')],
  ['categoryId', i18n.t('manager.category')],
  ['defaultLanguage', i18n.t('manager.defaultLanguage')],
  ['license', i18n.t('manager.license')],
  ['schedule', i18n.t('videos.schedule')],
  ['addToPlaylist', i18n.t('videos.addToPlaylist')],
  ['removeFromPlaylist', i18n.t('videos.removeFromPlaylist')],
  ['thumbnails', i18n.t('videos.setThumbnails')],
  ['delete', i18n.t('videos.delete')],
];
