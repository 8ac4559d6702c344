import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { quoted } from '../../../components/format/listText';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useRunning } from '../../../components/hooks/useRunning';
import { Button } from '../../../components/ui/Button';
import { FailureNotice, Waiting } from '../../../components/ui/Notice';
import { Results } from '../../../components/ui/Result';
import type { Answer } from '../../../lib/messages';
import * as methods from '../../../lib/video/channelSections';
import { AddSection } from './AddSection';
import { EditSection } from './EditSection';
import type { OwnChannelProps } from './ownChannel';
import { hasContents } from './SectionFields';
import { sectionLabel } from './sectionLabel';

type PageSection = Answer<'ownSections'>[number];

const mostSections = 10;

/** The sections of the channel's page as a list that is ordered by drag and by keys. */
export function PageSections({ subject, as }: OwnChannelProps) {
  const { answer: sections, failure, again } = useAnswer('ownSections', {});
  const { answer: index } = useAnswer('playlistIndex', { list: true });
  const playlists = index?.playlists ?? [];
  const running = useRunning(subject, 'manager', again, as);
  const [dragged, setDragged] = useState<PageSection>();
  /** Id of the section whose form is open. */
  const [edited, setEdited] = useState<string>();
  if (sections === undefined)
    return failure ? <FailureNotice failure={failure} onRemedied={again} /> : <Waiting />;

  const label = (section: PageSection) => sectionLabel(section, playlists);
  const move = (section: PageSection, position: number) => {
    const { sectionId } = section;
    if (position < 0 || position >= sections.length || position === sections.indexOf(section)) return;
    void running.run(`move ${sectionId}`, 'section.edit', {
      sectionId,
      name: label(section),
      changes: { position },
    });
  };
  return (
    <section class="panel stack manager-form" aria-label={i18n.t('channel.sections')}>
      <h3>{i18n.t('channel.sections')}</h3>
      <p class="soft small">{i18n.t('channel.sectionsHint')}</p>
      <ol class="stack page-sections" aria-label={i18n.t('channel.sections')}>
        {sections.map((section, at) => (
          <li
            key={section.sectionId}
            class="row page-section"
            draggable={edited !== section.sectionId}
            onDragStart={() => setDragged(section)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              event.stopPropagation();
              move(dragged, at);
            }}
            onKeyDown={(event) => {
              const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
              if (!event.altKey || step === undefined) return;
              event.preventDefault();
              if (!event.repeat) move(section, at + step);
            }}
          >
            <span class="grow" dir="auto">
              {label(section)}
            </span>
            {hasContents(section.type) && (
              <Button
                small
                expanded={edited === section.sectionId}
                onClick={() => setEdited(edited === section.sectionId ? undefined : section.sectionId)}
              >
                {i18n.t('manager.edit')}
                <SectionName name={label(section)} />
              </Button>
            )}
            <Button small disabled={at === 0} onClick={() => move(section, at - 1)}>
              {i18n.t('channel.up')}
              <SectionName name={label(section)} />
            </Button>
            <Button small disabled={at === sections.length - 1} onClick={() => move(section, at + 1)}>
              {i18n.t('channel.down')}
              <SectionName name={label(section)} />
            </Button>
            <Button
              small
              kind="danger"
              onClick={() =>
                void running.run(`delete ${section.sectionId}`, 'section.delete', {
                  sectionId: section.sectionId,
                  name: label(section),
                })
              }
            >
              {i18n.t('channel.delete')}
              <SectionName name={label(section)} />
            </Button>
            {edited === section.sectionId && (
              <EditSection
                section={section}
                playlists={playlists}
                isBusy={running.busy !== undefined}
                onSave={(changes) =>
                  void running.run(
                    `edit ${section.sectionId}`,
                    'section.edit',
                    { sectionId: section.sectionId, name: label(section), changes },
                    { onDone: () => setEdited(undefined) },
                  )
                }
                onClose={() => setEdited(undefined)}
              />
            )}
          </li>
        ))}
      </ol>
      <Results running={running} onRemedied={again} />
      {sections.length < mostSections ? (
        <AddSection
          playlists={playlists}
          isBusy={running.busy !== undefined}
          onAdd={(section) => void running.run('add', 'section.add', { section })}
        />
      ) : (
        <p class="soft small">{i18n.t('channel.sectionsFull')}</p>
      )}
      <p class="soft small">
        {i18n.t('common.units', { count: 2 * methods.list.cost + methods.update.cost })}
      </p>
    </section>
  );
}

/** Tells the buttons of sections apart for those who hear them. */
const SectionName = ({ name }: { name: string }) => <span class="unseen"> {quoted(name)}</span>;
