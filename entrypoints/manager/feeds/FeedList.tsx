import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { Details } from '../../../components/ui/Details';
import { TextField } from '../../../components/ui/Field';
import { FailureNotice, LiveRegion, Notice } from '../../../components/ui/Notice';
import { SelectField } from '../../../components/ui/SelectField';
import { clock } from '../../../lib/i18n/times';
import { ask, type FeedItemView, type FeedRule, type FeedView } from '../../../lib/messages';
import { isOffered } from './feedItems';

interface FeedListProps {
  feeds: readonly FeedView[];
  items: readonly FeedItemView[];
  isBusy: boolean;
  onCheck: (feed: FeedView) => void;
}

/** The feeds: when each was read, what it offers, what went wrong, and its settings. */
export function FeedList({ feeds, ...props }: FeedListProps) {
  if (feeds.length === 0) return null;
  return (
    <ul class="feeds" aria-label={i18n.t('manager.feeds')}>
      {feeds.map((feed) => (
        <li key={feed.feedId} class="feed">
          <FeedEntry feed={feed} {...props} />
        </li>
      ))}
    </ul>
  );
}

function FeedEntry({ feed, items, isBusy, onCheck }: { feed: FeedView } & Omit<FeedListProps, 'feeds'>) {
  const [isOpen, setOpen] = useState(false);
  const { feedId, name, address, readAt, failure, failingSince, redirectTo, movedFrom } = feed;
  const own = items.filter((item) => item.feedId === feedId);
  const count = (standing: FeedItemView['standing']) =>
    own.filter((item) => item.standing === standing).length;
  const gone = count('gone');
  const told = [
    new URL(address).host,
    readAt === undefined ? i18n.t('feeds.neverRead') : i18n.t('feeds.readAt', { time: clock(readAt) }),
    i18n.t('feeds.offers', { count: own.filter(isOffered).length }),
    gone > 0 && i18n.t('feeds.gone', { count: gone }),
  ];
  return (
    <div class="stack">
      <div class="row">
        <span class="grow">
          <strong class="one-line" dir="auto" title={name}>
            {name}
          </strong>
          <span class="soft small">
            <Details parts={told} />
          </span>
        </span>
        <Button small busy={isBusy} onClick={() => onCheck(feed)}>
          {i18n.t('feeds.check')}
          <span class="unseen"> {i18n.t('common.quoted', { text: name })}</span>
        </Button>
        <Button small expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {i18n.t('feeds.settings')}
          <span class="unseen"> {i18n.t('common.quoted', { text: name })}</span>
        </Button>
      </div>
      {failure && failingSince !== undefined && (
        <>
          <FailureNotice tone="warn" failure={failure} onRemedied={() => onCheck(feed)} />
          <p class="soft small">{i18n.t('feeds.failingSince', { time: clock(failingSince) })}</p>
        </>
      )}
      {movedFrom !== undefined && <p class="soft small">{i18n.t('feeds.moved', { address })}</p>}
      {redirectTo !== undefined && (
        <p class="soft small">{i18n.t('feeds.redirected', { address: redirectTo })}</p>
      )}
      {feed.isCutShort && <Notice tone="warn">{i18n.t('feeds.cutShort')}</Notice>}
      {feed.unreadable > 0 && (
        <Notice tone="warn">{i18n.t('importEvents.unreadable', { count: feed.unreadable })}</Notice>
      )}
      {isOpen && <FeedSettings feed={feed} />}
    </div>
  );
}

/** Name, rule and address of a feed, and the button that removes it. */
function FeedSettings({ feed: { feedId, name, address, rule, redirectTo } }: { feed: FeedView }) {
  const [typed, setTyped] = useState(name);
  const [isSure, setSure] = useState(false);
  const task = useTask();
  const change = (changes: { name?: string; rule?: FeedRule; isMoved?: boolean }) =>
    void task.start('change', () => ask('changeFeed', { feedId, ...changes }));
  return (
    <div class="stack inset">
      <div class="pair">
        <TextField label={i18n.t('feeds.name')} value={typed} onInput={setTyped} />
        <SelectField
          label={i18n.t('feeds.rule')}
          value={rule}
          options={[
            ['offer', i18n.t('feeds.rule.offer')],
            ['draft', i18n.t('feeds.rule.draft')],
            ['publish', i18n.t('feeds.rule.publish')],
          ]}
          onChoose={(chosen) => change({ rule: chosen as FeedRule })}
        />
      </div>
      <p class="soft small">{i18n.t('feeds.ruleHint')}</p>
      <p class="soft small" dir="ltr">
        {address}
      </p>
      <div class="row">
        <Button
          small
          disabled={typed.trim() === '' || typed === name}
          onClick={() => change({ name: typed })}
        >
          {i18n.t('feeds.rename')}
        </Button>
        {redirectTo !== undefined && (
          <Button small onClick={() => change({ isMoved: true })}>
            {i18n.t('feeds.useAddress')}
          </Button>
        )}
        <Button
          small
          kind="danger"
          onClick={() =>
            isSure ? void task.start('remove', () => ask('removeFeed', { feedId })) : setSure(true)
          }
        >
          {i18n.t(isSure ? 'feeds.removeSure' : 'feeds.remove')}
        </Button>
      </div>
      <p class="soft small">{i18n.t('feeds.removeNote')}</p>
      <LiveRegion task={task} />
    </div>
  );
}
