import { i18n } from '#i18n';
import { Link } from '../../components/ui/Link';
import { Notice } from '../../components/ui/Notice';

interface FinishProps {
  hasVideo: boolean;
  hasCalendar: boolean;
}

/** Shown as soon as a service is connected, or when every step is passed: what can be done now. */
export function Finish({ hasVideo, hasCalendar }: FinishProps) {
  return (
    <Notice tone="good">
      <p>
        {hasVideo === hasCalendar && i18n.t('welcome.finished')}
        {hasVideo && !hasCalendar && i18n.t('welcome.finishedVideo')}
        {hasCalendar && !hasVideo && i18n.t('welcome.finishedCalendar')}
      </p>
      {(hasVideo || !hasCalendar) && (
        <div class="row">
          <Link to="https://www.youtube.com/" button>
            {i18n.t('welcome.openVideoSite')}
          </Link>
        </div>
      )}
    </Notice>
  );
}
