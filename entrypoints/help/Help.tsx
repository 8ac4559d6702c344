import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import changes from '../../CHANGELOG.md?raw';
import { useSectionInView } from '../../components/hooks/useSectionInView';
import { Waiting } from '../../components/ui/Notice';
import { Page, type PageSection, Section } from '../../components/ui/Page';
import { ask } from '../../lib/messages';
import { AboutError } from './AboutError';
import { withoutUnreleased } from './changes';
import { type Guide, inEnglish, useGuides } from './guides';
import { Markdown } from './Markdown';

interface Part extends PageSection {
  /** Undefined while it is read. */
  guide: Guide | undefined;
}

/** The guides, which come with the extension, and last what is new. Opens no connection. */
export function Help() {
  const error = useError();
  const guides = useGuides();
  const container = useRef<HTMLDivElement>(null);
  const current = useSectionInView(container, guides ? 'all' : 'news');
  useEffect(() => {
    // The update is not mentioned again; if this fails, it is.
    if (location.hash === '#changes') ask('dismissNews', {}).catch(() => undefined);
  }, []);
  useEffect(() => {
    if (guides) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [guides === undefined]);
  // English in every language: a list that grows with each version, and is also the text of the release.
  const news: Guide = { text: withoutUnreleased(changes), isEnglish: true };
  const parts: Part[] = [
    {
      id: 'troubleshooting',
      title: i18n.t('help.troubleshooting'),
      icon: 'alert',
      guide: guides?.troubleshooting,
    },
    { id: 'set-up', title: i18n.t('help.setUp'), icon: 'key', guide: guides?.['set-up'] },
    { id: 'units', title: i18n.t('help.units'), icon: 'layers', guide: guides?.units },
    { id: 'privacy', title: i18n.t('help.privacy'), icon: 'shield', guide: guides?.privacy },
    { id: 'changes', title: i18n.t('help.changes'), icon: 'bell', guide: news },
  ];
  return (
    <Page
      label={i18n.t('help.sections')}
      sections={parts}
      current={current}
      elsewhere={[
        { address: '/options.html', title: i18n.t('common.settings'), icon: 'settings' },
        { address: '/welcome.html', title: i18n.t('common.setUp'), icon: 'steps' },
      ]}
    >
      {error && guides && <AboutError {...error} guide={guides.troubleshooting} />}
      {guides ? null : <Waiting />}
      <div class="stack page-main" ref={container}>
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
      </div>
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
