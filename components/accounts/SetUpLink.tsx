import { i18n } from '#i18n';

/** The link to the welcome page, shown as the main button where a sign-in would fail because no client is set. */
export function SetUpLink() {
  return (
    <a class="button button-primary" href="/welcome.html" target="_blank" rel="noopener">
      {i18n.t('common.setUp')}
    </a>
  );
}
