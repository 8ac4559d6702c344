import { useState } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { LiveRegion } from '../../../components/ui/Notice';
import { type Answer, ask } from '../../../lib/messages';
import { list } from '../../../lib/video/activities';

/** What the channel did last, read when the person asks for it. */
export function ChannelActivity() {
  const [found, setFound] = useState<Answer<'channelActivity'>>();
  const task = useTask();
  const read = async () => setFound(await ask('channelActivity', {}));
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  return (
    <section class="panel stack" aria-label={i18n.t('channel.activity')}>
      <h3>{i18n.t('channel.activity')}</h3>
      <div class="row">
        <Button busy={task.busy !== undefined} onClick={() => void task.start('read', read)}>
          {i18n.t('channel.showActivity')}
        </Button>
        <span class="soft small">{i18n.t('common.units', { count: list.cost })}</span>
      </div>
      <LiveRegion task={task} />
      {found?.length === 0 && <p>{i18n.t('channel.noActivity')}</p>}
      {found && found.length > 0 && (
        <ul class="stack">
          {found.map(({ id, type, title, at }) => (
            <li key={id} class="row">
              <span class="grow" dir="auto">
                {title || type}
              </span>
              <span class="soft small">
                {getTypes()[type] ?? type} {at && day.format(new Date(at))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const getTypes = (): Record<string, string> => ({
  upload: i18n.t('channel.did.upload'),
  playlistItem: i18n.t('channel.did.playlistItem'),
  comment: i18n.t('channel.did.comment'),
  channelItem: i18n.t('channel.did.channelItem'),
});
