import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { i18n, languages } from '#i18n';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useSectionInView } from '../../components/hooks/useSectionInView';
import { TextField } from '../../components/ui/Field';
import { FailureNotice, SettingsHere, Waiting } from '../../components/ui/Notice';
import { Page, type PageSection, Section } from '../../components/ui/Page';
import { WhatsNew } from '../../components/ui/WhatsNew';
import { About } from './About';
import { AccessHistory } from './AccessHistory';
import { Appearance } from './Appearance';
import { Checks } from './Checks';
import { Client } from './Client';
import { Defaults } from './Defaults';
import { keepInView } from './keepInView';
import { Language } from './Language';
import { Notifications } from './Notifications';
import { Pages } from './Pages';
import { PassphraseLock } from './PassphraseLock';
import { PlatformSettings } from './PlatformSettings';
import { Sites } from './Sites';
import { useSearch } from './useSearch';
import { VideoAccounts } from './VideoAccounts';
import { YourData } from './YourData';

interface SettingsSection extends PageSection {
  content: ComponentChildren;
}

/** The settings page. Each section has a hash (`#accounts`), which remedies link to. */
export function Options() {
  const accounts = useAnswer('accounts', {});
  const { answer, failure, again } = accounts;
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(1);
  const container = useSearch(query, setFound);
  const current = useSectionInView(container, query);
  useEffect(keepInView, []);
  const withAccounts = (draw: (known: NonNullable<typeof answer>) => ComponentChildren) => (
    <>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {answer ? draw(answer) : !failure && <Waiting />}
    </>
  );
  const sections: SettingsSection[] = [
    {
      id: 'accounts',
      title: i18n.t('options.accounts'),
      icon: 'channel',
      content: withAccounts((known) => (
        <>
          <VideoAccounts accounts={known} onChanged={again} />
          <Sites accounts={known} onChanged={again} />
        </>
      )),
    },
    { id: 'connections', title: i18n.t('options.connections'), icon: 'link', content: <Checks /> },
    {
      id: 'client',
      title: i18n.t('options.client'),
      icon: 'key',
      content: withAccounts((known) => (
        <>
          <Client accounts={known} onChanged={again} />
          <PlatformSettings accounts={known} onChanged={again} />
        </>
      )),
    },
    { id: 'defaults', title: i18n.t('options.defaults'), icon: 'settings', content: <Defaults /> },
    { id: 'appearance', title: i18n.t('options.appearance'), icon: 'contrast', content: <Appearance /> },
    {
      id: 'notifications',
      title: i18n.t('options.notifications'),
      icon: 'bell',
      content: <Notifications />,
    },
    { id: 'pages', title: i18n.t('options.pages'), icon: 'keyboard', content: <Pages /> },
    // Shown only if there are several languages.
    ...(languages.length > 1
      ? [{ id: 'language', title: i18n.t('options.language'), icon: 'globe' as const, content: <Language /> }]
      : []),
    { id: 'access', title: i18n.t('options.access'), icon: 'shield', content: <AccessHistory /> },
    { id: 'lock', title: i18n.t('options.lock'), icon: 'key', content: <PassphraseLock /> },
    { id: 'data', title: i18n.t('options.data'), icon: 'data', content: <YourData onChanged={again} /> },
    { id: 'about', title: i18n.t('options.about'), icon: 'info', content: <About /> },
  ];
  const toSection = (section: string | undefined) => {
    const title = sections.find(({ id }) => id === section)?.title;
    return (
      title && (
        <a class="button button-small" href={`#${section}`}>
          {i18n.t('options.goTo', { section: title })}
        </a>
      )
    );
  };
  return (
    <Page
      label={i18n.t('options.sections')}
      sections={sections}
      current={current}
      elsewhere={[
        { address: '/manager.html', title: i18n.t('options.manager'), icon: 'list' },
        { address: '/welcome.html', title: i18n.t('common.setUp'), icon: 'steps' },
        { address: '/help.html', title: i18n.t('common.help'), icon: 'help' },
      ]}
    >
      <WhatsNew />
      <TextField label={i18n.t('options.search')} value={query} onInput={setQuery} />
      <p class="unseen" role="status">
        {query.trim() !== '' && i18n.t('options.found', { count: found })}
      </p>
      <div class="stack page-main" ref={container}>
        {sections.map(({ id, title, content }) => (
          <Section key={id} id={id} title={title}>
            <SettingsHere.Provider value={(section) => section !== id && toSection(section)}>
              {content}
            </SettingsHere.Provider>
          </Section>
        ))}
      </div>
      {found === 0 && <p class="soft">{i18n.t('options.found', { count: 0 })}</p>}
    </Page>
  );
}
