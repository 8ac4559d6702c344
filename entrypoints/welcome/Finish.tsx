import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import { Button } from '../../components/ui/Button';
import { Link } from '../../components/ui/Link';
import { Notice } from '../../components/ui/Notice';
import { isDemo } from './demo';
import type { GuidedStepId } from './progress';

interface FinishProps {
  hasVideo: boolean;
  hasCalendar: boolean;
  /** The step to do next; undefined if each is done or skipped. */
  next: GuidedStepId | undefined;
}

const videoSite = 'https://www.youtube.com/';

/** In the demo, the first page of the video site leads to all others: shows its tab, or opens one. */
async function showDemoPages(): Promise<void> {
  const [open] = await browser.tabs.query({ url: videoSite });
  if (open?.id === undefined) await browser.tabs.create({ url: videoSite });
  else await browser.tabs.update(open.id, { active: true });
}

/** Says what is ready, and what to do next. Nothing while nothing is connected and there are steps to do. */
export function Finish({ hasVideo, hasCalendar, next }: FinishProps) {
  if (!hasVideo && !hasCalendar)
    return next === undefined ? (
      <Notice>
        <p>{i18n.t('welcome.readyNone')}</p>
      </Notice>
    ) : null;
  const service = hasVideo && hasCalendar ? 'Both' : hasVideo ? 'Video' : 'Calendar';
  // The page of a video has a button of ours, so a first video needs none in the toolbar.
  const isVideoNext = next === 'button' && hasVideo;
  const whatNext = isVideoNext ? 'tryOnVideo' : next ? (`next.${next}` as const) : (`try${service}` as const);
  return (
    <Notice tone="good">
      <p>
        {i18n.t(`welcome.ready${service}`)} {i18n.t(`welcome.${whatNext}`)}
      </p>
      {(!next || isVideoNext) && (hasVideo || isDemo) && (
        <div class="row">
          {isDemo ? (
            <Button kind="primary" onClick={() => void showDemoPages()}>
              {i18n.t('welcome.openDemo')}
            </Button>
          ) : (
            <Link to={videoSite} button="primary">
              {i18n.t('welcome.openVideoSite')}
            </Link>
          )}
        </div>
      )}
    </Notice>
  );
}
