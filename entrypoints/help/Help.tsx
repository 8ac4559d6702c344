import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import changes from '../../CHANGELOG.md?raw';
import { Features, featureNames, featureWords } from '../../components/features/Features';
import { useSectionInView } from '../../components/hooks/useSectionInView';
import { TextField } from '../../components/ui/Field';
import { Waiting } from '../../components/ui/Notice';
import { Page, type PageSection, Section } from '../../components/ui/Page';
import { matches } from '../../components/ui/useListbox';
import { ask } from '../../lib/messages';
import { AboutError } from './AboutError';
import { withoutUnreleased } from './changes';
import { findInGuide } from './find';
import { type Guide, inEnglish, useGuides } from './guides';
import { Markdown } from './Markdown';
import { parseMarkdown } from './parse';

interface Part extends PageSection {
  /** Undefined while it is read. */
  guide: Guide | undefined;
}

/** What Cuecard does, the guides, which come with the extension, and last what is new. Opens no connection. */
export function Help() {
  const [typed, setTyped] = useState('');
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
  const found = parts.flatMap((part) => {
    const blocks = part.guide && findInGuide(parseMarkdown(part.guide.text), typed);
    return blocks === undefined || blocks.length === 0 ? [] : { ...part, blocks };
  });
  const features = featureNames.filter((name) => matches(Object.values(featureWords(name)).join(' '), typed));
  const aboutFeatures: PageSection = { id: 'features', title: i18n.t('help.features'), icon: 'info' };
  return (
    <Page
      label={i18n.t('help.sections')}
      sections={[...(features.length > 0 ? [aboutFeatures] : []), ...(typed === '' ? parts : found)]}
      current={current}
      elsewhere={[
        { address: '/options.html', title: i18n.t('common.settings'), icon: 'settings' },
        { address: '/welcome.html', title: i18n.t('common.setUp'), icon: 'steps' },
      ]}
    >
      <search>
        <TextField type="search" label={i18n.t('help.search')} value={typed} onInput={setTyped} />
        {/* Stays, so that what it says is announced */}
        <p role="status" class="soft">
          {guides && found.length + features.length === 0 && i18n.t('help.noMatch', { text: typed })}
        </p>
      </search>
      {error && guides && typed === '' && <AboutError {...error} guide={guides.troubleshooting} />}
      {guides ? null : <Waiting />}
      <div class="stack page-main" ref={container}>
        {features.length > 0 && (
          <Section id={aboutFeatures.id} title={aboutFeatures.title}>
            <div class="panel stack">
              <Features of={features} />
              {typed === '' && <p>{i18n.t('help.where')}</p>}
            </div>
          </Section>
        )}
        {found.map(({ id, title, guide, blocks }) => (
          <Section key={id} id={id} title={title}>
            <div class="panel stack guide" {...(guide?.isEnglish ? inEnglish : {})}>
              <Markdown blocks={blocks} />
            </div>
          </Section>
        ))}
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
