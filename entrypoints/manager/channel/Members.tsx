import { useState } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { listText } from '../../../components/format/listText';
import { saveFile } from '../../../components/format/saveFile';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { Link } from '../../../components/ui/Link';
import { LiveRegion } from '../../../components/ui/Notice';
import { writeCsv } from '../../../lib/importExport/csv';
import { type Answer, ask } from '../../../lib/messages';
import { channelUrl } from '../../../lib/pages/videoAddress';
import { list } from '../../../lib/video/members';
import { list as listLevels } from '../../../lib/video/membershipsLevels';

type Members = Answer<'channelMembers'>;

/** The members of the channel and its levels, read when the person asks for them. */
export function ChannelMembers() {
  const [found, setFound] = useState<Members>();
  const task = useTask();
  const read = async () => setFound(await ask('channelMembers', {}));
  return (
    <section class="panel stack" aria-label={i18n.t('channel.members')}>
      <h3>{i18n.t('channel.members')}</h3>
      <div class="row">
        <Button busy={task.busy !== undefined} onClick={() => void task.start('read', read)}>
          {i18n.t('channel.showMembers')}
        </Button>
        <span class="soft small">{i18n.t('common.units', { count: list.cost + listLevels.cost })}</span>
      </div>
      <LiveRegion task={task} />
      <p class="soft small">{i18n.t('channel.membersHint')}</p>
      {found && <MemberList {...found} />}
    </section>
  );
}

function MemberList({ levels, members }: Members) {
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  const rows = () =>
    members.map(({ name, channelId, level, since, months }) => [
      name,
      channelId,
      level,
      since,
      String(months),
    ]);
  const headings = [
    i18n.t('channel.member'),
    i18n.t('manager.channel'),
    i18n.t('channel.level'),
    i18n.t('channel.since'),
    i18n.t('channel.months'),
  ];
  return (
    <>
      {levels.length > 0 && <p>{i18n.t('channel.levels', { levels: listText(levels) })}</p>}
      <p role="status">{i18n.t('channel.memberCount', { count: members.length })}</p>
      {members.length > 0 && (
        <>
          <ul class="stack">
            {members.slice(0, 200).map(({ channelId, name, level, since }) => (
              <li key={channelId} class="row">
                <Link to={channelUrl(channelId)}>{name}</Link>
                <span class="soft small">
                  <bdi>{level}</bdi> {since && day.format(new Date(since))}
                </span>
              </li>
            ))}
          </ul>
          <div class="row">
            <Button
              small
              onClick={() => saveFile('members.csv', 'text/csv', writeCsv([headings, ...rows()]))}
            >
              {i18n.t('lists.saveCsv', { count: members.length })}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
