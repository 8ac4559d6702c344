import { i18n } from '#i18n';
import { Link } from '../../components/ui/Link';
import { Notice } from '../../components/ui/Notice';

/** Shown when no step is open: where to begin. */
export function Finish() {
  return (
    <Notice tone="good">
      <p>{i18n.t('welcome.finished')}</p>
      <div class="row">
        <Link to="https://www.youtube.com/" button>
          {i18n.t('welcome.openVideoSite')}
        </Link>
      </div>
    </Notice>
  );
}
