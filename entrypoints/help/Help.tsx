import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import changes from '../../CHANGELOG.md?raw';
import { Page, Section } from '../../components/ui/Page';
import privacy from '../../docs/PRIVACY.md?raw';
import setUp from '../../docs/set-up.md?raw';
import troubleshooting from '../../docs/troubleshooting.md?raw';
import { ask } from '../../lib/messages';
import { AboutError } from './AboutError';
import { withoutUnreleased } from './changes';
import { Markdown } from './Markdown';

/** The guides, which come with the extension: what is new, privacy, set-up, troubleshooting. Opens no connection. */
export function Help() {
  const error = useError();
  useEffect(() => {
    // The update is not mentioned again; if this fails, it is.
    if (location.hash === '#changes') ask('dismissNews', {}).catch(() => undefined);
  }, []);
  const parts = [
    { id: 'changes', title: i18n.t('help.changes'), text: withoutUnreleased(changes) },
    { id: 'troubleshooting', title: i18n.t('help.troubleshooting'), text: troubleshooting },
    { id: 'set-up', title: i18n.t('help.setUp'), text: setUp },
    { id: 'privacy', title: i18n.t('help.privacy'), text: privacy },
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
      {error && <AboutError {...error} guide={troubleshooting} />}
      {parts.map(({ id, title, text }) => (
        <Section key={id} id={id} title={title}>
          <div class="panel stack guide" lang="en" dir="ltr">
            <Markdown text={text} />
          </div>
        </Section>
      ))}
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
