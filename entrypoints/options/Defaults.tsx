import { i18n } from '#i18n';
import { durationText } from '../../components/format/durationText';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { privacyOptions } from '../../components/playlists/privacyLabel';
import { FailureNotice, LiveRegion, Waiting } from '../../components/ui/Notice';
import { SelectField } from '../../components/ui/SelectField';
import { ask, type Preferences } from '../../lib/messages';
import { DefaultPlaylist } from './DefaultPlaylist';
import { DefaultVenue } from './DefaultVenue';
import { DefaultZone } from './DefaultZone';

/** Lengths of an event that can be chosen, in minutes. */
const lengths = [30, 45, 60, 90, 120, 180, 240, 360, 480];

/** The values with which forms begin. */
export function Defaults() {
  const { answer, failure, again } = useAnswer('preferences', {});
  const task = useTask(again);
  const set = (changes: Partial<Preferences>) =>
    void task.start('defaults', () => ask('setPreferences', changes));
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  if (!answer) return <Waiting />;
  return (
    <div class="panel stack">
      <p class="soft">{i18n.t('options.defaultsWhat')}</p>
      <DefaultPlaylist />
      <SelectField
        label={i18n.t('options.defaultPrivacy')}
        value={answer.privacyStatus}
        options={privacyOptions()}
        onChoose={(privacyStatus) => set({ privacyStatus })}
      />
      <SelectField
        label={i18n.t('options.defaultStatus')}
        hint={i18n.t('options.defaultStatusHint')}
        value={answer.eventStatus}
        options={[
          ['draft', i18n.t('options.statusDraft')],
          ['publish', i18n.t('options.statusPublished')],
        ]}
        onChoose={(eventStatus) => set({ eventStatus })}
      />
      <DefaultVenue />
      <SelectField
        label={i18n.t('options.defaultLength')}
        hint={i18n.t('options.defaultLengthHint')}
        value={String(answer.eventMinutes)}
        options={[...new Set([...lengths, answer.eventMinutes])]
          .sort((one, other) => one - other)
          .map((minutes) => [String(minutes), durationText(minutes)] as const)}
        onChoose={(minutes) => set({ eventMinutes: Number(minutes) })}
      />
      <DefaultZone value={answer.eventTimeZone} onChoose={(eventTimeZone) => set({ eventTimeZone })} />
      <LiveRegion task={task} />
    </div>
  );
}
