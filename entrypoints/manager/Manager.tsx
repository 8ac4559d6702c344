import type { FunctionComponent } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { AccountSwitcher, Portrait } from '../../components/accounts/AccountSwitcher';
import { ConnectCalendar } from '../../components/accounts/ConnectCalendar';
import { toPath } from '../../components/collection/address';
import { listText } from '../../components/format/listText';
import { useActiveAccounts } from '../../components/hooks/useActiveAccounts';
import { useAnswer } from '../../components/hooks/useAnswer';
import { Unlock } from '../../components/lock/UnlockForm';
import { Button } from '../../components/ui/Button';
import { Icon, type IconName } from '../../components/ui/Icon';
import {
  ConnectHere,
  FailureNotice,
  LiveRegion,
  Notice,
  UnlockHere,
  Waiting,
} from '../../components/ui/Notice';
import { Section } from '../../components/ui/Page';
import { SkipLink } from '../../components/ui/SkipLink';
import { WhatsNew } from '../../components/ui/WhatsNew';
import { type ActiveAccountsView, ask, type QuotaView } from '../../lib/messages';
import { findFirstSection, type ManagerSection, managerSections } from '../../lib/pages/managerAddress';
import { ActivitySection } from './activity/ActivitySection';
import { ChannelSection } from './channel/ChannelSection';
import { CommentsSection } from './comments/CommentsSection';
import { findDropTarget } from './dropTarget';
import { EventsSection } from './events/EventsSection';
import { FeedsSection } from './feeds/FeedsSection';
import { MethodsSection } from './methods/MethodsSection';
import { Palette, usePalette } from './Palette';
import { PlaylistsSection } from './playlists/PlaylistsSection';
import { QuotaSection } from './quota/QuotaSection';
import { RecordsSection } from './records/RecordsSection';
import { type SectionGroup, Sidebar, useFold } from './Sidebar';
import { SearchSection } from './search/SearchSection';
import type { SectionProps } from './section';
import { SubscriptionsSection } from './subscriptions/SubscriptionsSection';
import { UploadSection } from './upload/UploadSection';
import { type DropSource, useDrop } from './useDrop';
import { VideosSection } from './videos/VideosSection';

type GroupName = 'video' | 'calendar' | 'activity' | 'advanced';

interface SectionEntry {
  /** The group of the sidebar; within it, sections have the order of `managerSections`. */
  group: GroupName;
  title: string;
  icon: IconName;
  Content: FunctionComponent<SectionProps>;
}

const getSections = (): Record<ManagerSection, SectionEntry> => ({
  videos: { group: 'video', icon: 'video', title: i18n.t('manager.videos'), Content: VideosSection },
  comments: { group: 'video', icon: 'comment', title: i18n.t('manager.comments'), Content: CommentsSection },
  upload: { group: 'video', icon: 'upload', title: i18n.t('manager.upload'), Content: UploadSection },
  channel: { group: 'video', icon: 'channel', title: i18n.t('manager.channel'), Content: ChannelSection },
  playlists: { group: 'video', icon: 'list', title: i18n.t('manager.playlists'), Content: PlaylistsSection },
  subscriptions: {
    group: 'video',
    icon: 'feed',
    title: i18n.t('manager.subscriptions'),
    Content: SubscriptionsSection,
  },
  search: { group: 'video', icon: 'search', title: i18n.t('manager.searchSection'), Content: SearchSection },
  events: { group: 'calendar', icon: 'calendar', title: i18n.t('manager.events'), Content: EventsSection },
  feeds: { group: 'calendar', icon: 'globe', title: i18n.t('manager.feeds'), Content: FeedsSection },
  records: { group: 'calendar', icon: 'pin', title: i18n.t('manager.records'), Content: RecordsSection },
  activity: { group: 'activity', icon: 'wait', title: i18n.t('manager.activity'), Content: ActivitySection },
  quota: { group: 'activity', icon: 'chart', title: i18n.t('quota.title'), Content: QuotaSection },
  methods: { group: 'advanced', icon: 'code', title: i18n.t('manager.methods'), Content: MethodsSection },
});

/** The sections as the sidebar has them. */
function getGroups(sections: Record<ManagerSection, SectionEntry>): SectionGroup[] {
  const titles: Record<GroupName, string> = {
    video: i18n.t('manager.groupVideo'),
    calendar: i18n.t('manager.groupCalendar'),
    activity: i18n.t('manager.activity'),
    advanced: i18n.t('manager.groupAdvanced'),
  };
  return Object.entries(titles).map(([name, title]) => ({
    title,
    sections: managerSections
      .filter((id) => sections[id].group === name)
      .map((id) => ({ id, title: sections[id].title, icon: sections[id].icon })),
  }));
}

/** The manager page, for tasks that take longer than a popup stays open. The hash selects the section. */
export function Manager() {
  const { answer: acting, ...active } = useActiveAccounts();
  const quotas = useAnswer('quotas', {});
  const shown = acting && withQuota(acting, quotas.answer);
  const choose = (accountId: string) => void ask('actAs', { accountId }).then(active.again, active.again);
  const sections = getSections();
  const [address, ...rest] = useHash();
  const item = rest.length > 0 ? rest.join('/') : undefined;
  const current = managerSections.find((section) => section === address) ?? findFirstSection(shown);
  const { title, Content } = sections[current];
  const groups = getGroups(sections);
  const [isFolded, setFolded] = useFold();
  const [isSearching, setSearching] = usePalette();
  const { isOver, dropped, isUnknown } = useImport(current);
  return (
    <ConnectHere.Provider value={ConnectCalendar}>
      <UnlockHere.Provider value>
        <div class={isFolded ? 'page manager manager-folded' : 'page manager'}>
          <SkipLink />
          <Sidebar
            groups={groups}
            current={current}
            isFolded={isFolded}
            onFold={setFolded}
            onSearch={() => setSearching(true)}
            badge={shown && <Actors {...shown} />}
          >
            {shown && <AccountSwitcher active={shown} onChoose={choose} />}
            <div class="row">
              <Button kind="quiet" flush="start" icon="settings" onClick={() => void ask('openOptions', {})}>
                {i18n.t('common.settings')}
              </Button>
              <a class="button button-quiet" href="/help.html" target="_blank" rel="noopener">
                <Icon name="help" />
                {i18n.t('common.help')}
              </a>
            </div>
          </Sidebar>
          <main class="stack page-main">
            {isOver && <div class="drop-here">{i18n.t('manager.dropHere')}</div>}
            <WhatsNew />
            <Unlock />
            <LiveRegion>
              {isUnknown && <Notice tone="warn">{i18n.t('manager.dropUnknown')}</Notice>}
            </LiveRegion>
            {active.failure && <FailureNotice failure={active.failure} onRemedied={active.again} />}
            {shown?.notice && <FailureNotice tone="warn" failure={shown.notice} />}
            {!shown && !active.failure && <Waiting />}
            {shown && (
              <Section key={current} title={title}>
                <Content
                  key={dropped?.section === current ? dropped.sequence : undefined}
                  active={shown}
                  item={item}
                  dropped={dropped?.section === current ? dropped.source : undefined}
                />
              </Section>
            )}
          </main>
          {isSearching && <Palette groups={groups} onClose={() => setSearching(false)} />}
        </div>
      </UnlockHere.Provider>
    </ConnectHere.Provider>
  );
}

/** The active accounts with the units of the quotas' answer: two readings would differ while units are spent. */
function withQuota(active: ActiveAccountsView, quotas: QuotaView[] | undefined): ActiveAccountsView {
  const ofClient = quotas?.find(({ clientId }) => clientId === active.quotaClientId);
  const general = ofClient?.buckets.find(({ bucket }) => bucket === 'general');
  return general ? { ...active, quotaLeft: general.left } : active;
}

/** Who acts, in little room. */
function Actors({ video, calendar }: ActiveAccountsView) {
  const names = [video?.title, calendar?.name].filter((name) => name !== undefined);
  const said = i18n.t('manager.actors', { names: listText(names) });
  if (names.length === 0) return null;
  return (
    <span class="row" title={said}>
      <Portrait name={names[0] ?? ''} image={video?.image} />
      <span class="unseen">{said}</span>
    </span>
  );
}

interface Dropped {
  section: ManagerSection;
  source: DropSource;
  /** Counts the drops, as a key that resets the section. */
  sequence: number;
}

/**
 * The files or text dropped last, until another section is shown, and whether they cannot be imported; opens the
 * section or form that imports them.
 * @param current the section that is shown
 */
function useImport(current: ManagerSection): {
  isOver: boolean;
  dropped: Dropped | undefined;
  isUnknown: boolean;
} {
  const [dropped, setDropped] = useState<Dropped>();
  const [isUnknown, setUnknown] = useState(false);
  const latest = useRef(current);
  latest.current = current;
  const take = useCallback(async (source: DropSource) => {
    const target = await findDropTarget(source, latest.current);
    setUnknown(target === undefined);
    if (target === undefined) return;
    if ('address' in target) location.hash = target.address;
    else {
      const { section } = target;
      setDropped((before) => ({ section, source, sequence: (before?.sequence ?? 0) + 1 }));
      location.hash = section;
    }
  }, []);
  useEffect(() => {
    const forget = () => setDropped((before) => (isAt(before?.section) ? before : undefined));
    addEventListener('hashchange', forget);
    return () => removeEventListener('hashchange', forget);
  }, []);
  return { isOver: useDrop(take), dropped, isUnknown };
}

/** Section and item of the page's address; follows changes. */
function useHash(): string[] {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const read = () => setHash(location.hash);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return toParts(hash);
}

const toParts = (hash: string): string[] => toPath(hash.slice(1)).split('/').map(decode);

/** An address that somebody typed may be no valid encoding. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const isAt = (section: string | undefined) => toParts(location.hash)[0] === section;
