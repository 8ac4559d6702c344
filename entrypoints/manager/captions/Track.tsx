import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { type Running, useRunning } from '../../../components/hooks/useRunning';
import { Button, ButtonsOf } from '../../../components/ui/Button';
import { Details } from '../../../components/ui/Details';
import { TextField } from '../../../components/ui/Field';
import { Results } from '../../../components/ui/Result';
import type { Subject } from '../../../lib/pages/subject';
import * as methods from '../../../lib/video/captions';
import { LanguageField } from '../lists/LanguageField';
import { DownloadTrack } from './DownloadTrack';
import { type CaptionTrack, trackLabel } from './trackLabel';

interface TrackProps {
  videoId: string;
  track: CaptionTrack;
  as: string;
  /** Called when the track was changed. */
  onChanged: () => void;
}

type Tool = 'download' | 'rename' | 'delete';

/** A caption track, and what can be done with it; one that the platform made can only be downloaded. */
export function Track({ videoId, track, as, onChanged }: TrackProps) {
  const { captionId, language, name, isDraft, isAutomatic, hasFailed } = track;
  const subject: Subject = useMemo(() => ({ kind: 'video', videoId }), [videoId]);
  const running = useRunning(subject, 'manager', onChanged, as);
  const [tool, setTool] = useState<Tool>();
  const toggle = (one: Tool) => setTool((before) => (before === one ? undefined : one));
  const input = { videoId, captionId, language, name, isDraft };
  const button = (one: Tool, label: string) => (
    <Button small expanded={tool === one} onClick={() => toggle(one)}>
      {label}
    </Button>
  );
  return (
    <li class="stack">
      <ButtonsOf name={trackLabel(track)}>
        <div class="row">
          <strong dir="auto">{trackLabel(track)}</strong>
          <span class="soft small">
            <Details
              parts={[
                isAutomatic && i18n.t('captions.automatic'),
                isDraft && i18n.t('captions.draft'),
                hasFailed && i18n.t('captions.failed'),
              ]}
            />
          </span>
        </div>
        <div class="row">
          {button('download', i18n.t('captions.preview'))}
          {!isAutomatic && button('rename', i18n.t('captions.rename'))}
          {!isAutomatic && (
            <Button
              small
              busy={running.busy === 'draft'}
              title={i18n.t('common.units', { count: methods.update.cost })}
              onClick={() => void running.run('draft', 'captions.setDraft', { ...input, isDraft: !isDraft })}
            >
              {i18n.t(isDraft ? 'captions.publish' : 'captions.toDraft', { units: methods.update.cost })}
            </Button>
          )}
          {!isAutomatic && button('delete', i18n.t('captions.delete'))}
        </div>
        {tool === 'download' && <DownloadTrack videoId={videoId} track={track} />}
        {tool === 'rename' && <RenameTrack track={track} input={input} running={running} />}
        {tool === 'delete' && (
          <div class="row">
            <Button
              small
              kind="danger"
              busy={running.busy === 'delete'}
              onClick={() => void running.run('delete', 'captions.delete', input)}
            >
              {i18n.t('captions.deleteNow')}
            </Button>
            <span class="soft small">
              {i18n.t('common.units', { count: methods.download.cost + methods.delete.cost })}
              {' · '}
              {i18n.t('captions.deleteHint')}
            </span>
          </div>
        )}
      </ButtonsOf>
      <Results running={running} onRemedied={onChanged} />
    </li>
  );
}

interface RenameTrackProps {
  track: CaptionTrack;
  input: Record<string, unknown>;
  running: Running;
}

/** Another language or name for a track: a new track, and the deletion of the old one. */
function RenameTrack({ track, input, running }: RenameTrackProps) {
  const [language, setLanguage] = useState(track.language);
  const [name, setName] = useState(track.name);
  const isSame = language === track.language && name.trim() === track.name;
  const { list, download, insert } = methods;
  return (
    <form
      class="stack"
      noValidate
      aria-label={trackLabel(track)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSame || language === '') return;
        void running.run('rename', 'captions.rename', { ...input, to: { language, name: name.trim() } });
      }}
    >
      <div class="pair">
        <LanguageField label={i18n.t('manager.captionsLanguage')} value={language} onChange={setLanguage} />
        <TextField label={i18n.t('manager.captionsName')} value={name} onInput={setName} />
      </div>
      <div class="row">
        <Button type="submit" small disabled={isSame} busy={running.busy === 'rename'}>
          {i18n.t('captions.rename')}
        </Button>
        <span class="soft small">
          {i18n.t('common.units', {
            count: download.cost + list.cost + insert.cost + methods.delete.cost,
          })}
          {' · '}
          {i18n.t('captions.renameHint')}
        </span>
      </div>
    </form>
  );
}
