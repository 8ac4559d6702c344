import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import { SelectField } from '../../../components/ui/SelectField';
import type { VideoRow } from '../../../lib/collections/videos';
import { ToolPanel } from '../lists/ToolPanel';
import { EditPreview } from './EditPreview';
import { type EditKind, type EditValues, emptyEdit, ManyFields, toManyEdit } from './ManyFields';
import { planEdits } from './manyEdits';

interface EditManyProps {
  videos: readonly VideoRow[];
  onClose: () => void;
}

/** Changes many videos as a bulk task: what is to change, what that does to each of them, and its price. */
export function EditMany({ videos, onClose }: EditManyProps) {
  const [kind, setKind] = useState<EditKind>('privacyStatus');
  const [values, setValues] = useState<EditValues>(emptyEdit);
  const plan = useMemo(() => {
    const edit = toManyEdit(kind, values, videos);
    return edit && planEdits(videos, edit, Date.now());
  }, [kind, values, videos]);
  const kinds = getKinds();
  const label = kinds.find(([one]) => one === kind)?.[1] ?? '';
  return (
    <ToolPanel title={i18n.t('videos.editMany', { count: videos.length })} onClose={onClose}>
      <SelectField
        label={i18n.t('videos.whatToChange')}
        value={kind}
        options={kinds}
        onChoose={(next) => setKind(next as EditKind)}
      />
      <ManyFields kind={kind} values={values} onChange={(changes) => setValues({ ...values, ...changes })} />
      {plan && <EditPreview plan={plan} />}
      {plan && plan.items.length > 0 && (
        <PriceBeforeStart kind="editVideos" about={label} items={plan.items} />
      )}
    </ToolPanel>
  );
}

const getKinds = (): (readonly [EditKind, string])[] => [
  ['privacyStatus', i18n.t('videos.privacy')],
  ['replace', i18n.t('videos.findAndReplace')],
  ['addParagraph', i18n.t('videos.addParagraph')],
  ['removeParagraph', i18n.t('videos.removeParagraph')],
  ['addTags', i18n.t('videos.addTags')],
  ['removeTags', i18n.t('videos.removeTags')],
  ['categoryId', i18n.t('manager.category')],
  ['defaultLanguage', i18n.t('manager.defaultLanguage')],
  ['license', i18n.t('manager.license')],
  ['schedule', i18n.t('videos.schedule')],
];
