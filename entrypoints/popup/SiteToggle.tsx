import { i18n } from '#i18n';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { grantWish } from '../../components/ui/grantWish';
import { LiveRegion } from '../../components/ui/Notice';
import { ask } from '../../lib/messages';
import { hostPattern, parseOrigin } from '../../lib/pages/siteAddress';
import { recognizeVideoUrl } from '../../lib/pages/video';
import { videoSites } from '../../lib/pages/videoAddress';

interface SiteToggleProps {
  tabId: number | undefined;
  address: string;
  onMove: () => void;
}

/**
 * The choice of the menu that shows our button on this site's pages: on the video site the bar, elsewhere 'Add event', for which
 * it requests permission for the site. The bar can also be moved.
 */
export function SiteToggle({ tabId, address, onMove }: SiteToggleProps) {
  const origin = toOrigin(address);
  const isVideo = origin !== undefined && videoSites.includes(origin);
  const sites = useAnswer(isVideo ? 'hiddenButtonSites' : 'eventButtonSites', {});
  const setting = useTask(sites.again);
  const moving = useTask();
  if (origin === undefined || !sites.answer) return null;

  const set = (on: boolean) => {
    if (!on || isVideo) {
      void setting.start('set', () => ask('setEventButton', { origin, on }));
      return;
    }
    const granted = grantWish({ kind: 'eventButton', origin }, [hostPattern(origin)]);
    void setting.start('set', async () => {
      if (await granted) await ask('setEventButton', { origin, on });
    });
  };
  const isShown = sites.answer.includes(origin) !== isVideo;
  const move = () =>
    void moving.start('move', async () => {
      await ask('moveButton', { tabId, site: origin });
      onMove();
    });
  return (
    <>
      <label class="choice">
        <input
          type="checkbox"
          disabled={setting.busy === 'set'}
          checked={isShown}
          onChange={(event) => {
            const wanted = event.currentTarget.checked;
            // The checkbox shows the stored state, because the permission may be refused.
            event.currentTarget.checked = !wanted;
            set(wanted);
          }}
        />
        {i18n.t(isVideo ? 'popup.videoButton' : 'popup.eventButton', { host: new URL(origin).host })}
      </label>
      {!isVideo && !isShown && <p class="soft small">{i18n.t('popup.eventButtonAsks')}</p>}
      {isVideo && isShown && (
        <Button kind="quiet" icon="move" onClick={move}>
          {i18n.t('popup.moveButton')}
        </Button>
      )}
      <LiveRegion task={setting} />
      <LiveRegion task={moving} />
    </>
  );
}

/** Origin of a page on which a button can be turned on, without its port; undefined for other addresses. */
function toOrigin(address: string): string | undefined {
  const origin = parseOrigin(address);
  if (origin === undefined || videoSites.includes(origin)) return origin;
  return recognizeVideoUrl(address) || /[/.]youtube\.com$/.test(origin) ? undefined : origin;
}
