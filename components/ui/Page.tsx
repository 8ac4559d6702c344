import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import { Icon, type IconName } from './Icon';
import { SkipLink } from './SkipLink';

/** A section of the page, with the hash of its address. */
export interface PageSection {
  id: string;
  title: string;
  icon: IconName;
}

/** A link to another page. */
export interface PageLink {
  address: string;
  title: string;
  icon: IconName;
}

interface PageProps {
  /** Accessible name of the navigation. */
  label: string;
  sections: readonly PageSection[];
  /** Id of the section that is shown. */
  current?: string | undefined;
  /** Other pages, after a line. */
  elsewhere?: PageLink[];
  /** Content below the navigation. */
  aside?: ComponentChildren;
  /** The sections. */
  children: ComponentChildren;
}

/** Layout of an extension page in a tab: name and navigation at the side, sections beside them. */
export function Page({ label, sections, current, elsewhere, aside, children }: PageProps) {
  const links = sections.map(({ id, ...section }) => ({ ...section, address: `#${id}` }));
  return (
    <div class="page">
      <SkipLink />
      <header class="page-header">
        <h1>
          <img src="/icon.svg" width="32" height="32" alt="" />
          {i18n.t('extension.name')}
        </h1>
        <nav aria-label={label}>
          <Links links={links} current={`#${current}`} />
          {elsewhere && <Links links={elsewhere} />}
        </nav>
        {aside}
      </header>
      <main class="stack page-main">{children}</main>
    </div>
  );
}

const Links = ({ links, current }: { links: PageLink[]; current?: string }) => (
  <ul>
    {links.map(({ address, title, icon }) => (
      <li key={address}>
        <a href={address} aria-current={address === current ? 'page' : undefined}>
          <Icon name={icon} />
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
