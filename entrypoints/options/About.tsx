import { browser } from 'wxt/browser';
import { i18n } from '#i18n';

/** The version, and how data is handled. */
export function About() {
  return (
    <div class="panel stack">
      <p>{i18n.t('options.version', { version: browser.runtime.getManifest().version })}</p>
      <p>{i18n.t('options.tokensStay')}</p>
      <p>{i18n.t('options.noServer')}</p>
      <p>
        <a href="/help.html#privacy">{i18n.t('options.privacy')}</a> ·{' '}
        <a href="/help.html#changes">{i18n.t('common.whatsNew')}</a>
      </p>
    </div>
  );
}
