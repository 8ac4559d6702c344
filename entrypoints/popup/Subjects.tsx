import { useEffect, useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { AddAllEvents } from '../../components/event/AddAllEvents';
import { whenText } from '../../components/event/readings';
import { toVideosAddress } from '../../components/format/videosAddress';
import { getSubjectName, SubjectPicture } from '../../components/subject/SubjectHead';
import { Button } from '../../components/ui/Button';
import { Icon } from '../../components/ui/Icon';
import { type Actor, ask } from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';
import { SubjectPanel, type SubjectPanelProps } from './SubjectPanel';
import { useEventsThere } from './useEventsThere';

interface SubjectsProps extends Omit<SubjectPanelProps, 'subject'> {
  /** Called with the service of the subject that is shown in full. */
  onService: (service: Actor['service']) => void;
  /** Whether a form or list is open. */
  isBusy: boolean;
}

/** Number of rows that are shown at first. */
const rowsAtFirst = 6;

/**
 * The first subject in full, the others as rows. The view of a subject costs quota, so it is read when it is chosen.
 */
export function Subjects({ isBusy, onService, ...panel }: SubjectsProps) {
  const { page, active } = panel;
  const [current, setCurrent] = useState(0);
  const [isExpanded, setExpanded] = useState(false);
  const subject = page.subjects[current];
  const service = subject?.kind === 'event' ? 'calendar' : 'video';
  useEffect(() => onService(service), [service, onService]);
  const rows = page.subjects
    .map((other, index) => ({ other, index }))
    .filter(({ index }) => index !== current);
  const videoIds = page.subjects.flatMap((found) => (found.kind === 'video' ? found.videoId : []));
  const events = useMemo(
    () => page.subjects.flatMap((found) => (found.kind === 'event' ? found.event : [])),
    [page.subjects],
  );
  const there = useEventsThere(events, active?.calendar !== undefined);
  const isThere = (other: Subject) => other.kind === 'event' && there.has(other.event);
  const drawn = isExpanded ? rows : rows.slice(0, rowsAtFirst);
  const isCut = drawn.length < rows.length;
  return (
    <>
      {subject && <SubjectPanel key={JSON.stringify(subject)} subject={subject} {...panel} />}
      {rows.length > 0 && !isBusy && (
        <section class="others">
          <div class="row">
            <h2 class="small soft grow">{i18n.t('popup.alsoHere')}</h2>
            {events.length > 1 && active?.calendar && <AddAllEvents events={events} pageTitle={page.title} />}
          </div>
          <ul>
            {drawn.map(({ other, index }) => (
              <li key={index}>
                <button type="button" class="other" onClick={() => setCurrent(index)}>
                  <SubjectPicture subject={other} title={getSubjectName(other, page.names)} />
                  <span class="grow">
                    <span class="other-name" dir="auto">
                      {getSubjectName(other, page.names)}
                    </span>
                    {other.kind === 'event' && (
                      <span class="soft small subject-place">{whenText(other.event)}</span>
                    )}
                  </span>
                  {isThere(other) ? (
                    <span class="soft" title={i18n.t('popup.onCalendar')}>
                      <Icon name="check" />
                      <span class="unseen">{i18n.t('popup.onCalendar')}</span>
                    </span>
                  ) : (
                    <Icon name="forward" />
                  )}
                </button>
              </li>
            ))}
          </ul>
          <div class="row">
            {isCut && (
              <Button kind="quiet" flush="start" onClick={() => setExpanded(true)}>
                {i18n.t('popup.showAll', { count: rows.length })}
              </Button>
            )}
            {videoIds.length > 1 && active?.video && (
              <Button
                kind="quiet"
                icon="plus"
                {...(!isCut && { flush: 'start' })}
                onClick={() => void ask('openManager', { section: toVideosAddress(videoIds) })}
              >
                {i18n.t('popup.saveAll', { count: videoIds.length })}
              </Button>
            )}
          </div>
        </section>
      )}
    </>
  );
}
