import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { toFailure, useAnswer } from '../../components/hooks/useAnswer';
import { FailureNotice, requestOrigins } from '../../components/ui/Notice';
import { ask, type Failure } from '../../lib/messages';
import { hostPattern } from '../../lib/pages/siteAddress';
import { recognizeVideoUrl } from '../../lib/pages/video';

/** The checkbox that shows the 'Add event' button on this site's event pages; requests permission for the site. */
export function SiteToggle({ address }: { address: string }) {
  const sites = useAnswer('eventButtonSites', {}, { live: true });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const origin = toOrigin(address);
  if (origin === undefined || !sites.answer) return null;

  const set = async (on: boolean) => {
    // Requested before any `await`: browsers refuse a permission request outside of the click.
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
            // The checkbox shows the stored state, because the permission may be refused.
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

/** Origin of a web page without its port; undefined for other addresses and for the video site. */
function toOrigin(address: string): string | undefined {
  if (!URL.canParse(address) || recognizeVideoUrl(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  const isVideoSite = /^(?:.+\.)?youtube\.com$/.test(hostname);
  return (protocol === 'https:' || protocol === 'http:') && !isVideoSite
    ? `${protocol}//${hostname}`
    : undefined;
}
