import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useRunning } from '../../../components/hooks/useRunning';
import { Button } from '../../../components/ui/Button';
import { focusFirstInvalid, TextField } from '../../../components/ui/Field';
import { Results } from '../../../components/ui/Result';
import { recognizeVideoUrl } from '../../../lib/pages/video';
import { videoIdForm } from '../../../lib/pages/videoAddress';
import { insert, list } from '../../../lib/video/commentThreads';
import { ToolPanel } from '../lists/ToolPanel';

interface NewCommentProps {
  /** Videos with comments, for their titles. */
  videos: readonly { videoId: string; title: string }[];
  onClose: () => void;
}

/** Writes a comment on a video, of anybody. */
export function NewComment({ videos, onClose }: NewCommentProps) {
  const [address, setAddress] = useState('');
  const [text, setText] = useState('');
  const typed = address.trim();
  const found = recognizeVideoUrl(videoIdForm.test(typed) ? `https://youtu.be/${typed}` : typed);
  const subject = found?.kind === 'video' ? found : undefined;
  const running = useRunning(subject, 'manager', () => undefined);
  const [isTried, setTried] = useState(false);
  const send = (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (subject === undefined || text.trim() === '')
      return focusFirstInvalid(event.currentTarget as HTMLElement);
    const { videoId } = subject;
    const title = videos.find((video) => video.videoId === videoId)?.title ?? '';
    const onDone = () => {
      setText('');
      setTried(false);
    };
    void running.run('write', 'comment.write', { videoId, title, text }, { onDone });
  };
  return (
    <ToolPanel title={i18n.t('comments.write')} onClose={onClose}>
      <form class="stack" noValidate onSubmit={send}>
        <TextField
          label={i18n.t('manager.videoAddress')}
          hint={i18n.t('comments.videoHint')}
          value={address}
          onInput={setAddress}
          error={isTried && subject === undefined ? i18n.t('manager.noVideoAddress') : undefined}
          required
        />
        <TextField
          label={i18n.t('comments.comment')}
          long
          value={text}
          onInput={setText}
          error={isTried && text.trim() === '' ? i18n.t('comments.textMissing') : undefined}
          required
        />
        <div class="row">
          <Button type="submit" kind="primary" busy={running.busy !== undefined}>
            {i18n.t('comments.sendComment')}
          </Button>
          <span class="soft small">{i18n.t('common.units', { count: list.cost + insert.cost })}</span>
        </div>
        <Results running={running} />
      </form>
    </ToolPanel>
  );
}
