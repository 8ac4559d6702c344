import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { closeDetails } from '../../../components/collection/address';
import { CollectionView } from '../../../components/collection/CollectionView';
import { toCsvFile } from '../../../components/collection/files';
import { useCollection } from '../../../components/collection/useCollection';
import type { Selection } from '../../../components/collection/useSelection';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useWords } from '../../../components/hooks/useWords';
import { Button } from '../../../components/ui/Button';
import type { VideoRow } from '../../../lib/collections/videos';
import { writeCsv } from '../../../lib/importExport/csv';
import { SignIn } from '../SignIn';
import type { SectionProps } from '../section';
import { EditMany } from './EditMany';
import { ReadSheet, WriteSheet } from './Sheet';
import { useHolders } from './useHolders';
import { VideoDetails } from './VideoDetails';
import { declareVideos } from './videos';

/** The videos of the active channel. */
export function VideosSection({ active: { video }, item }: SectionProps) {
  return video ? <Videos key={video.accountId} name={video.title} item={item} /> : <SignIn />;
}

/** What is open above the list. */
type Tool = { what: 'edit' | 'write'; videos: readonly VideoRow[] } | { what: 'read' };

function Videos({ name, item }: { name: string; item: string | undefined }) {
  const { answer: categories } = useAnswer('videoCategories', {});
  const holders = useHolders();
  const declared = useWords(() => declareVideos(categories ?? [], holders), [categories, holders]);
  const state = useCollection<VideoRow>('videos');
  const [tool, setTool] = useState<Tool>();
  const close = () => setTool(undefined);
  return (
    <>
      {tool?.what === 'edit' && <EditMany videos={tool.videos} holders={holders} onClose={close} />}
      {tool?.what === 'write' && <WriteSheet videos={tool.videos} name={name} onClose={close} />}
      {tool?.what === 'read' && <ReadSheet videos={state.rows} onClose={close} />}
      <CollectionView
        declared={declared}
        state={state}
        files={[toCsvFile<VideoRow>(name, writeCsv)]}
        whenEmpty={
          <>
            {i18n.t('videos.none')} <a href="#upload">{i18n.t('videos.uploadFirst')}</a>
          </>
        }
        path="videos"
        open={item}
        details={
          item ? (
            <VideoDetails videoId={item} onClose={() => closeDetails('videos', declared.sort)} />
          ) : undefined
        }
        actions={({ chosen }: Selection<VideoRow>) => (
          <>
            <Button small onClick={() => setTool({ what: 'edit', videos: chosen })}>
              {i18n.t('edits.edit')}
            </Button>
            <Button small onClick={() => setTool({ what: 'write', videos: chosen })}>
              {i18n.t('videos.asSheet')}
            </Button>
          </>
        )}
        tools={
          state.rows.length > 0 && (
            <Button onClick={() => setTool({ what: 'read' })}>{i18n.t('videos.readSheet')}</Button>
          )
        }
      />
    </>
  );
}
