import { i18n } from '#i18n';
import { KeyboardShortcuts } from '../../components/settings/KeyboardShortcuts';
import { OwnModel } from '../../components/settings/OwnModel';
import { PageButtons } from '../../components/settings/PageButtons';
import { TaughtPageList } from '../../components/settings/TaughtPageList';

/** The sites on which our buttons are shown, the pages that were taught, and the keyboard shortcuts. */
export function Pages() {
  return (
    <>
      <div class="panel stack">
        <PageButtons />
      </div>
      <div class="panel stack">
        <TaughtPageList />
      </div>
      <OwnModel />
      <div class="panel stack">
        <h3>{i18n.t('options.shortcuts')}</h3>
        <KeyboardShortcuts />
      </div>
    </>
  );
}
