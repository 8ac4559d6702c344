import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import changes from '../../CHANGELOG.md?raw';
import { Waiting } from '../../components/ui/Notice';
import { Page, Section } from '../../components/ui/Page';
import { ask } from '../../lib/messages';
import { AboutError } from './AboutError';
import { withoutUnreleased } from './changes';
import { type Guide, inEnglish, useGuides } from './guides';
import { Markdown } from './Markdown';

/** The guides, which come with the extension: what is new, troubleshooting, set-up, privacy. Opens no connection. */
export function Help() {
  const error = useError();
  const guides = useGuides();
  useEffect(() => {
    // The update is not mentioned again; if this fails, it is.
    if (location.hash === '#changes') ask('dismissNews', {}).catch(() => undefined);
  }, []);
  useEffect(() => {
    if (guides) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [guides === undefined]);
  // English in every language: a list that grows with each version, and is also the text of the release.
  const news: Guide = { text: withoutUnreleased(changes), isEnglish: true };
  const parts = [
    { id: 'changes', title: i18n.t('help.changes'), guide: news },
    { id: 'troubleshooting', title: i18n.t('help.troubleshooting'), guide: guides?.troubleshooting },
    { id: 'set-up', title: i18n.t('help.setUp'), guide: guides?.['set-up'] },
    { id: 'privacy', title: i18n.t('help.privacy'), guide: guides?.privacy },
  ];
  return (
    <Page
      label={i18n.t('help.sections')}
      links={parts.map(({ id, title }) => ({ address: `#${id}`, title }))}
      elsewhere={[
        { address: '/options.html', title: i18n.t('common.settings') },
        { address: '/welcome.html', title: i18n.t('common.setUp') },
      ]}
    >
      {error && guides && <AboutError {...error} guide={guides.troubleshooting} />}
      {guides ? null : <Waiting />}
      {parts.map(
        ({ id, title, guide }) =>
          guide && (
            <Section key={id} id={id} title={title}>
              <div class="panel stack guide" {...(guide.isEnglish ? inEnglish : {})}>
                <Markdown text={guide.text} />
              </div>
            </Section>
          ),
      )}
    </Page>
  );
}

/** The failure whose *Learn more* was followed: `#error-noCalendar/disabled`. */
function useError(): { reason: string; kind: string } | undefined {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const update = () => setHash(location.hash);
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  const [, reason, kind] = /^#error-([\w.-]{1,80})\/(\w{1,20})$/.exec(hash) ?? [];
  return reason !== undefined && kind !== undefined ? { reason, kind } : undefined;
}
