import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { closeDetails } from '../../../components/collection/address';
import { CollectionView } from '../../../components/collection/CollectionView';
import { toCsvFile } from '../../../components/collection/files';
import { useCollection } from '../../../components/collection/useCollection';
import type { Selection } from '../../../components/collection/useSelection';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { Button } from '../../../components/ui/Button';
import type { VideoRow } from '../../../lib/collections/videos';
import { writeCsv } from '../../../lib/importExport/csv';
import { SignIn } from '../SignIn';
import type { SectionProps } from '../section';
import { EditMany } from './EditMany';
import { VideoDetails } from './VideoDetails';
import { declareVideos } from './videos';

/** The videos of the active channel. */
export function VideosSection({ active: { video }, item }: SectionProps) {
  return video ? <Videos key={video.accountId} name={video.title} item={item} /> : <SignIn />;
}

function Videos({ name, item }: { name: string; item: string | undefined }) {
  const { answer: categories } = useAnswer('videoCategories', {});
  const declared = useMemo(() => declareVideos(categories ?? []), [categories]);
  const state = useCollection<VideoRow>('videos');
  const [changed, setChanged] = useState<readonly VideoRow[]>();
  return (
    <>
      {changed && <EditMany videos={changed} onClose={() => setChanged(undefined)} />}
      <CollectionView
        declared={declared}
        state={state}
        files={[toCsvFile<VideoRow>(name, writeCsv)]}
        whenEmpty={i18n.t('videos.none')}
        path="videos"
        open={item}
        details={
          item ? (
            <VideoDetails videoId={item} onClose={() => closeDetails('videos', declared.sort)} />
          ) : undefined
        }
        actions={({ chosen }: Selection<VideoRow>) => (
          <Button small onClick={() => setChanged(chosen)}>
            {i18n.t('videos.edit')}
          </Button>
        )}
      />
    </>
  );
}
