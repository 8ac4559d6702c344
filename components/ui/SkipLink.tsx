import { i18n } from '#i18n';

/** Where a list is entered: at the row or the day that Tab stops at. */
const listStop = '.long-list a[tabindex="0"], [data-day][tabindex="0"]';

/**
 * The first stop of a page, in view while it has the focus: leads past the navigation to the list of the section, or to
 * the section if there is none.
 */
export const SkipLink = () => (
  <button type="button" class="button button-primary skip-link" onClick={skip}>
    {i18n.t('common.skip')}
  </button>
);

function skip(): void {
  const main = document.querySelector('main');
  const stop = main?.querySelector<HTMLElement>(listStop);
  // Without a stop of its own, the section takes the focus for the next Tab to go on from
  if (main && !stop) main.tabIndex = -1;
  (stop ?? main)?.focus();
}
