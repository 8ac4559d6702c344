import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { toFailure, useAnswer } from '../../components/hooks/useAnswer';
import { FailureNotice, requestOrigins } from '../../components/ui/Notice';
import { ask, type Failure } from '../../lib/messages';
import { hostPattern } from '../../lib/pages/siteAddress';
import { recognizeVideoUrl } from '../../lib/pages/video';

/** Shows 'Add event' by itself on this site's event pages; needs the browser's permission for the site. */
export function SiteToggle({ address }: { address: string }) {
  const sites = useAnswer('eventButtonSites', {}, { live: true });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const origin = originOf(address);
  if (origin === undefined || !sites.answer) return null;

  const set = async (on: boolean) => {
    // Asked for in the click itself: browsers refuse it after a pause.
    const granted = on ? requestOrigins([hostPattern(origin)]) : Promise.resolve(true);
    setBusy(true);
    setFailure(undefined);
    try {
      if (await granted) await ask('setEventButton', { origin, on });
    } catch (error) {
      setFailure(toFailure(error));
    }
    setBusy(false);
    sites.again();
  };
  return (
    <footer class="popup-footer">
      <label class="choice small">
        <input
          type="checkbox"
          disabled={busy}
          checked={sites.answer.includes(origin)}
          onChange={(event) => {
            const wanted = event.currentTarget.checked;
            // What is checked shows what holds, not what was wished for: the permission may be refused.
            event.currentTarget.checked = !wanted;
            void set(wanted);
          }}
        />
        {i18n.t('popup.eventButton', { host: new URL(origin).host })}
      </label>
      {failure && <FailureNotice failure={failure} />}
    </footer>
  );
}

/** The site of an ordinary web page, whatever its port; the video site has its own buttons. */
function originOf(address: string): string | undefined {
  if (!URL.canParse(address) || recognizeVideoUrl(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  const isVideoSite = /^(?:.+\.)?youtube\.com$/.test(hostname);
  return (protocol === 'https:' || protocol === 'http:') && !isVideoSite
    ? `${protocol}//${hostname}`
    : undefined;
}
