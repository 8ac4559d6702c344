import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useMedia } from '../../components/hooks/useMedia';
import { Button } from '../../components/ui/Button';
import { Icon, type IconName } from '../../components/ui/Icon';

/** Sections of the manager under a heading. */
export interface SectionGroup {
  title: string;
  sections: readonly { id: string; title: string; icon: IconName }[];
}

interface SidebarProps {
  groups: readonly SectionGroup[];
  /** Id of the section that is shown. */
  current: string;
  onSearch: () => void;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  /** Below the navigation while it is folded. */
  badge: ComponentChildren;
  /** The same while it is open. */
  children: ComponentChildren;
}

/** The name, the navigation of the manager in groups, and the account; folded to icons, it has the navigation alone. */
export function Sidebar({ groups, current, onSearch, isFolded, onFold, badge, children }: SidebarProps) {
  return (
    <header class="page-header sidebar">
      <div class="sidebar-top">
        <h1>
          <img src="/icon.svg" width="32" height="32" alt="" />
          <span class={isFolded ? 'unseen' : undefined}>{i18n.t('extension.name')}</span>
        </h1>
        <Button
          kind="quiet"
          bare
          icon="panel"
          expanded={!isFolded}
          title={i18n.t(isFolded ? 'manager.unfold' : 'manager.fold')}
          onClick={() => onFold(!isFolded)}
        >
          {i18n.t('manager.sections')}
        </Button>
      </div>
      <Button
        icon="search"
        bare={isFolded}
        onClick={onSearch}
        title={`${i18n.t('manager.goTo')} (${i18n.t('common.key.control')}+K)`}
      >
        {i18n.t('manager.goTo')}
      </Button>
      <nav aria-label={i18n.t('manager.sections')}>
        {groups.map((group) => (
          <Group key={group.title} {...group} current={current} isFolded={isFolded} />
        ))}
      </nav>
      {isFolded ? badge : children}
    </header>
  );
}

interface GroupProps extends SectionGroup {
  current: string;
  isFolded: boolean;
}

function Group({ title, sections, current, isFolded }: GroupProps) {
  const titleId = useId();
  return (
    <>
      <p id={titleId} class={isFolded ? 'unseen' : 'sidebar-group small soft'}>
        {title}
      </p>
      <ul aria-labelledby={titleId}>
        {sections.map(({ id, title, icon }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'page' : undefined}
              title={isFolded ? title : undefined}
            >
              <Icon name={icon} />
              <span class={isFolded ? 'unseen' : undefined}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Key of `localStorage`: what the person chose last. It is read before the page is drawn, so that nothing moves. */
const foldKey = 'sidebar';

/** Whether the sidebar is folded: as the person chose, at first only in a narrow window. */
export function useFold(): [boolean, (isFolded: boolean) => void] {
  const isNarrow = useMedia('(max-width: 1000px)');
  const [chosen, setChosen] = useState(() => localStorage.getItem(foldKey));
  const fold = (isFolded: boolean) => {
    const choice = isFolded ? 'folded' : 'open';
    localStorage.setItem(foldKey, choice);
    setChosen(choice);
  };
  return [chosen === null ? isNarrow : chosen === 'folded', fold];
}
