import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { useAnswer } from '../../components/asking';
import { FailureNotice, Waiting } from '../../components/Notice';
import { About } from './About';
import { Checks } from './Checks';
import { Client } from './Client';
import { Pages } from './Pages';
import { Platforms } from './Platforms';
import { Sites } from './Sites';
import { VideoAccounts } from './VideoAccounts';
import { YourData } from './YourData';

/** Accounts first; each section has an address of its own (`#accounts`), which remedies elsewhere lead to. */
export function Options() {
  const accounts = useAnswer('accounts', {}, { live: true });
  const { answer, failure, again } = accounts;
  const withAccounts = (draw: (known: NonNullable<typeof answer>) => ComponentChildren) => (
    <>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {answer ? draw(answer) : !failure && <Waiting />}
    </>
  );
  const sections = [
    {
      id: 'accounts',
      title: i18n.t('options.accounts'),
      content: withAccounts((known) => (
        <>
          <VideoAccounts accounts={known} onChanged={again} />
          <Sites accounts={known} onChanged={again} />
        </>
      )),
    },
    { id: 'connections', title: i18n.t('options.connections'), content: <Checks /> },
    {
      id: 'client',
      title: i18n.t('options.client'),
      content: withAccounts((known) => (
        <>
          <Client accounts={known} onChanged={again} />
          <Platforms accounts={known} onChanged={again} />
        </>
      )),
    },
    { id: 'pages', title: i18n.t('options.pages'), content: <Pages /> },
    { id: 'data', title: i18n.t('options.data'), content: <YourData onChanged={again} /> },
    { id: 'about', title: i18n.t('options.about'), content: <About /> },
  ];
  return (
    <div class="options-page">
      <header class="options-header">
        <h1>
          <img src="/icon.svg" width="32" height="32" alt="" />
          {i18n.t('extension.name')}
        </h1>
        <nav aria-label={i18n.t('options.sections')}>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
            <li>
              <a href="/manager.html">{i18n.t('options.manager')}</a>
            </li>
          </ul>
        </nav>
      </header>
      <main class="options-main">
        {sections.map(({ id, title, content }) => (
          <section key={id} id={id} class="stack" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {content}
          </section>
        ))}
      </main>
    </div>
  );
}
