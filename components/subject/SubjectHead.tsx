import { i18n } from '#i18n';
import type { SubjectView } from '../../lib/messages';
import { type Subject, subjectKey } from '../../lib/pages/subject';
import { Portrait } from '../accounts/AccountSwitcher';
import { CalendarLeaf } from '../event/CalendarLeaf';
import { isDayOpen, whenText } from '../event/readings';
import { thumbnailAddress } from '../format/thumbnailAddress';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';

/**
 * Name of a subject before the API was asked: what its page calls it, else from its address alone.
 * @param names see `DetectedPage`
 */
export function getSubjectName(subject: Subject, names: Record<string, string> = {}): string {
  const name = names[subjectKey(subject)];
  if (name) return name;
  switch (subject.kind) {
    case 'event':
      return subject.event.title;
    case 'video':
      return i18n.t('common.videoNamed', { name: subject.videoId });
    case 'playlist':
      return i18n.t('common.playlistNamed', { name: subject.playlistId });
    case 'channel':
      if ('handle' in subject) return subject.handle;
      if ('userName' in subject) return subject.userName;
      if ('customName' in subject) return subject.customName;
      return i18n.t('common.channelNamed', { name: subject.channelId });
  }
}

interface SubjectHeadProps {
  subject: Subject;
  names?: Record<string, string> | undefined;
  view: SubjectView | undefined;
}

/** Picture, title and details of a subject. */
export function SubjectHead({ subject, names, view }: SubjectHeadProps) {
  const title = view?.title || getSubjectName(subject, names);
  return (
    <div class="subject-head">
      <SubjectPicture subject={subject} image={view?.image} title={title} />
      <div class="grow">
        <h2 class="subject-title" dir="auto" title={title}>
          {title}
        </h2>
        <p class="soft small">
          {subject.kind === 'event' ? <EventDetail subject={subject} /> : (view?.detail ?? '')}
        </p>
      </div>
    </div>
  );
}

function EventDetail({ subject }: { subject: Subject & { kind: 'event' } }) {
  const { venue } = subject.event;
  const place = [venue?.name, venue?.city].filter(Boolean).join(', ');
  return (
    <>
      {whenText(subject.event)}
      {place && (
        <span class="subject-place" dir="auto">
          {place}
        </span>
      )}
    </>
  );
}

interface SubjectPictureProps {
  subject: Subject;
  image?: string | undefined;
  title: string;
}

/** A thumbnail from the platform's picture host, a calendar leaf, or an icon. */
export function SubjectPicture({ subject, image, title }: SubjectPictureProps) {
  if (subject.kind === 'event') {
    const { event } = subject;
    return <CalendarLeaf start={isDayOpen(event) ? undefined : event.start.local} />;
  }
  if (subject.kind === 'channel') return <Portrait name={title.replace(/^@/, '')} image={image} />;
  const thumbnail = subject.kind === 'video' ? thumbnailAddress(subject.videoId) : undefined;
  return (
    <Picture class="thumbnail" address={image ?? thumbnail}>
      <Icon name={subject.kind === 'playlist' ? 'list' : 'video'} />
    </Picture>
  );
}
