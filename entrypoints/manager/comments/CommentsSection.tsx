import { useCallback, useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { closeDetails } from '../../../components/collection/address';
import { CollectionView } from '../../../components/collection/CollectionView';
import { toCsvFile } from '../../../components/collection/files';
import { useCollection } from '../../../components/collection/useCollection';
import type { Selection } from '../../../components/collection/useSelection';
import { useViewKeys } from '../../../components/collection/useViewKeys';
import { useWords } from '../../../components/hooks/useWords';
import { Button } from '../../../components/ui/Button';
import type { CommentRow } from '../../../lib/collections/comments';
import { writeCsv } from '../../../lib/importExport/csv';
import { SignIn } from '../SignIn';
import type { SectionProps } from '../section';
import { ApplyDecisions } from './ApplyDecisions';
import { CommentDetails } from './CommentDetails';
import { declareComments } from './comments';
import { DecideSelected, DecisionBar } from './DecisionBar';
import { type DecidedComment, type Decision, useDecidedRows, useDecisions } from './decisions';
import { NewComment } from './NewComment';

/** The lists of comments: their names in the address, and the collection of each. */
const tabs = [
  ['held', 'heldComments', 'heldForReview'],
  ['spam', 'spamComments', 'likelySpam'],
  ['published', 'comments', 'published'],
] as const;
type Tab = (typeof tabs)[number];

const getTitles = (): Record<Tab[0], string> => ({
  held: i18n.t('comments.held'),
  spam: i18n.t('comments.spam'),
  published: i18n.t('comments.published'),
});

/** Comments on the active channel's videos; `item` is a list's name, and after a slash the id of a comment. */
export function CommentsSection({ active: { video }, item = '' }: SectionProps) {
  if (video === undefined) return <SignIn />;
  const [name = '', ...id] = item.split('/');
  const tab = tabs.find(([one]) => one === name) ?? tabs[0];
  const titles = getTitles();
  return (
    <>
      <nav class="kinds" aria-label={i18n.t('manager.comments')}>
        {tabs.map(([one]) => (
          <a key={one} href={`#comments/${one}`} aria-current={one === tab[0] ? 'page' : undefined}>
            {titles[one]}
          </a>
        ))}
      </nav>
      <Comments
        key={`${video.accountId} ${tab[0]}`}
        tab={tab}
        accountId={video.accountId}
        channelId={video.channelId}
        name={video.title}
        item={id.length > 0 ? id.join('/') : undefined}
      />
    </>
  );
}

interface CommentsProps {
  tab: Tab;
  accountId: string;
  channelId: string;
  /** Title of the channel. */
  name: string;
  item: string | undefined;
}

function Comments({ tab: [tab, collection, status], accountId, channelId, name, item }: CommentsProps) {
  const { rows: all, ...state } = useCollection<CommentRow>(collection);
  const deciding = useDecisions(accountId);
  const { decided, decide } = deciding;
  // What an action of ours has just moved to another list stays known, in case it is undone
  const listed = useMemo(() => all.filter((row) => row.status === status), [all, status]);
  const rows = useDecidedRows(listed, decided);
  const decidedRows = useMemo(() => rows.filter(({ decision }) => decision), [rows]);
  const videos = useVideos(listed);
  const decideAbout = useCallback(
    (comments: readonly DecidedComment[], decision: Decision) =>
      decide(
        comments.map(({ commentId }) => commentId),
        decision,
      ),
    [],
  );
  const declared = useWords(() => declareComments(videos, decideAbout), [videos, decideAbout]);
  const [isApplying, setApplying] = useState(false);
  useViewKeys(decidedRows.length > 0 ? { s: () => setApplying(true) } : {});
  const path = `comments/${tab}`;
  const [isWriting, setWriting] = useState(false);
  const shown = rows.find(({ commentId }) => commentId === item);
  return (
    <>
      {isApplying && (
        <ApplyDecisions rows={decidedRows} onStarted={deciding.clear} onClose={() => setApplying(false)} />
      )}
      {isWriting && <NewComment videos={videos} onClose={() => setWriting(false)} />}
      <DecisionBar rows={decidedRows} deciding={deciding} onStart={() => setApplying(true)} />
      <CollectionView
        declared={declared}
        state={{ ...state, rows }}
        files={[toCsvFile<DecidedComment>(name, writeCsv)]}
        whenEmpty={i18n.t(tab === 'published' ? 'comments.none' : 'comments.noneWaiting')}
        path={path}
        keptAs="comments"
        open={item}
        tools={<Button onClick={() => setWriting(true)}>{i18n.t('comments.write')}</Button>}
        details={
          shown && (
            <CommentDetails
              comment={shown}
              channelId={channelId}
              onDecide={(one) => decideAbout([shown], one)}
              onClose={() => closeDetails(path, declared.sort)}
            />
          )
        }
        actions={({ chosen, choose }: Selection<DecidedComment>) => (
          <DecideSelected
            onDecide={(decision) => {
              decideAbout(chosen, decision);
              choose([]);
            }}
          />
        )}
      />
    </>
  );
}

/** The videos that comments are on, by title; the same array as long as they stay the same. */
function useVideos(rows: readonly CommentRow[]): readonly { videoId: string; title: string }[] {
  const titles = new Map(rows.map(({ videoId, videoTitle }) => [videoId, videoTitle ?? '']));
  const text = JSON.stringify([...titles].sort(([, one], [, other]) => one.localeCompare(other)));
  return useMemo(
    () => (JSON.parse(text) as [string, string][]).map(([videoId, title]) => ({ videoId, title })),
    [text],
  );
}
