import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import { closeDetails } from '../../../components/collection/address';
import { CollectionView } from '../../../components/collection/CollectionView';
import { toCsvFile } from '../../../components/collection/files';
import { useCollection } from '../../../components/collection/useCollection';
import type { Selection } from '../../../components/collection/useSelection';
import { privacyLabel, privacyOptions } from '../../../components/playlists/privacyLabel';
import { Button } from '../../../components/ui/Button';
import { SelectField } from '../../../components/ui/SelectField';
import type { VideoRow } from '../../../lib/collections/videos';
import { writeCsv } from '../../../lib/importExport/csv';
import type { BatchItem } from '../../../lib/messages';
import { ToolPanel } from '../lists/ToolPanel';
import { SignIn } from '../SignIn';
import type { SectionProps } from '../section';
import { VideoDetails } from './VideoDetails';
import { declareVideos } from './videos';

/** The videos of the active channel. */
export function VideosSection({ active: { video }, item }: SectionProps) {
  return video ? <Videos key={video.accountId} name={video.title} item={item} /> : <SignIn />;
}

function Videos({ name, item }: { name: string; item: string | undefined }) {
  const declared = useMemo(declareVideos, []);
  const state = useCollection<VideoRow>('videos');
  const [changed, setChanged] = useState<readonly VideoRow[]>();
  return (
    <>
      {changed && <ChangePrivacy videos={changed} onClose={() => setChanged(undefined)} />}
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
            {i18n.t('videos.changePrivacy')}
          </Button>
        )}
      />
    </>
  );
}

/** Sets the visibility of many videos, as a bulk task. */
function ChangePrivacy({ videos, onClose }: { videos: readonly VideoRow[]; onClose: () => void }) {
  const [privacyStatus, setPrivacyStatus] = useState<string>('private');
  const items = useMemo(
    () =>
      videos
        .filter((video) => video.privacyStatus !== privacyStatus)
        .map(
          ({ videoId, title }): BatchItem => ({
            action: 'video.edit',
            input: { videoId, title, changes: { privacyStatus } },
            label: title || videoId,
          }),
        ),
    [videos, privacyStatus],
  );
  return (
    <ToolPanel title={i18n.t('videos.changePrivacyOf', { count: videos.length })} onClose={onClose}>
      <SelectField
        label={i18n.t('videos.privacy')}
        value={privacyStatus}
        options={privacyOptions()}
        onChoose={setPrivacyStatus}
      />
      <PriceBeforeStart kind="editVideos" about={privacyLabel(privacyStatus)} items={items} />
    </ToolPanel>
  );
}
