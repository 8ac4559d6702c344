import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { i18n } from '#i18n';

interface PageLink {
  address: string;
  title: string;
  /** Whether this section is shown. */
  current?: boolean;
}

interface PageProps {
  /** Accessible name of the navigation. */
  label: string;
  links: PageLink[];
  /** Content below the navigation. */
  aside?: ComponentChildren;
  wide?: boolean;
  /** The sections. */
  children: ComponentChildren;
}

/** Layout of an extension page in a tab: name and navigation at the side, sections beside them. */
export function Page({ label, links, aside, wide = false, children }: PageProps) {
  return (
    <div class={wide ? 'page page-wide' : 'page'}>
      <header class="page-header">
        <h1>
          <img src="/icon.svg" width="32" height="32" alt="" />
          {i18n.t('extension.name')}
        </h1>
        <nav aria-label={label}>
          <ul>
            {links.map(({ address, title, current }) => (
              <li key={address}>
                <a href={address} aria-current={current ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {aside}
      </header>
      <main class="page-main">{children}</main>
    </div>
  );
}

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
