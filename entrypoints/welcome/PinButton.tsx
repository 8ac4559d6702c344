import { i18n } from '#i18n';

/** How to keep the button in view: browsers put those of new extensions into a menu. */
export function PinButton({ isPinned }: { isPinned: boolean }) {
  return (
    <>
      <p>{i18n.t(isPinned ? 'welcome.pinned' : 'welcome.pinWhat')}</p>
      {!isPinned && (
        <ol class="stack steps">
          <li>{i18n.t(import.meta.env.FIREFOX ? 'welcome.pinMenuFirefox' : 'welcome.pinMenu')}</li>
          <li>{i18n.t(import.meta.env.FIREFOX ? 'welcome.pinItFirefox' : 'welcome.pinIt')}</li>
        </ol>
      )}
    </>
  );
}
