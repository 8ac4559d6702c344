import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import { Icon, type IconName } from './Icon';

/** A link of the navigation. */
export interface PageLink {
  address: string;
  title: string;
  icon?: IconName;
  /** Whether this section is shown. */
  current?: boolean;
}

interface PageProps {
  /** Accessible name of the navigation. */
  label: string;
  links: PageLink[];
  /** Other pages, after a line. */
  elsewhere?: PageLink[];
  /** Content below the navigation. */
  aside?: ComponentChildren;
  wide?: boolean;
  /** The sections. */
  children: ComponentChildren;
}

/** Layout of an extension page in a tab: name and navigation at the side, sections beside them. */
export function Page({ label, links, elsewhere, aside, wide = false, children }: PageProps) {
  return (
    <div class={wide ? 'page page-wide' : 'page'}>
      <header class="page-header">
        <h1>
          <img src="/icon.svg" width="32" height="32" alt="" />
          {i18n.t('extension.name')}
        </h1>
        <nav aria-label={label}>
          <Links links={links} />
          {elsewhere && <Links links={elsewhere} />}
        </nav>
        {aside}
      </header>
      <main class="stack page-main">{children}</main>
    </div>
  );
}

const Links = ({ links }: { links: PageLink[] }) => (
  <ul>
    {links.map(({ address, title, icon, current }) => (
      <li key={address}>
        <a href={address} aria-current={current ? 'page' : undefined}>
          {icon && <Icon name={icon} />}
          {title}
        </a>
      </li>
    ))}
  </ul>
);

interface SectionProps {
  /** Hash of its address. */
  id?: string;
  title: string;
  children: ComponentChildren;
}

/** A section of a page with a title. */
export function Section({ id, title, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} class="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
