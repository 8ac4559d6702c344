import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { i18n } from '#i18n';

interface Way {
  address: string;
  title: string;
  /** Leads to what is shown. */
  current?: boolean;
}

interface PageProps {
  /** What the ways lead to, for those who hear them. */
  label: string;
  ways: Way[];
  /** Stands below the ways. */
  aside?: ComponentChildren;
  wide?: boolean;
  /** Its sections. */
  children: ComponentChildren;
}

/** A page of ours that fills a tab: the name and the ways to its sections at the side, the sections beside them. */
export function Page({ label, ways, aside, wide = false, children }: PageProps) {
  return (
    <div class={wide ? 'page page-wide' : 'page'}>
      <header class="page-header">
        <h1>
          <img src="/icon.svg" width="32" height="32" alt="" />
          {i18n.t('extension.name')}
        </h1>
        <nav aria-label={label}>
          <ul>
            {ways.map(({ address, title, current }) => (
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
  /** Where an address may lead: `#id`. */
  id?: string;
  title: string;
  children: ComponentChildren;
}

/** A part of a page under a title of its own. */
export function Section({ id, title, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} class="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
