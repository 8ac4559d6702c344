import { i18n } from '#i18n';
import type { Acting as ActingView } from '../lib/messages';
import { Icon } from './Icon';
import { Picture } from './Picture';

/** A channel's picture, or its first letter. */
export function Portrait({ name, image }: { name: string; image?: string | undefined }) {
  return (
    <Picture class="portrait" address={image}>
      {[...name][0]?.toUpperCase()}
    </Picture>
  );
}

/** Who acts, and what is left of today's quota: in view wherever something can be done. */
export function Acting({ acting }: { acting: ActingView }) {
  const { video, calendar, quotaLeft } = acting;
  const left =
    quotaLeft === undefined ? undefined : i18n.t('common.unitsLeft', quotaLeft, [quotaLeft.toLocaleString()]);
  return (
    <div class="acting">
      {video && (
        <div class="actor">
          <Portrait name={video.title} image={video.image} />
          <div class="grow">
            <div class="one-line" title={video.title}>
              {video.title}
            </div>
            <div class="one-line soft small" title={i18n.t('common.unitsExplained')}>
              {left ?? video.handle}
            </div>
          </div>
        </div>
      )}
      {calendar && (
        <div class="actor">
          <span class="portrait portrait-square">
            <Icon name="calendar" />
          </span>
          <div class="grow">
            <div class="one-line" title={calendar.url}>
              {calendar.name}
            </div>
            <div class="one-line soft small">{i18n.t('common.asUser', [calendar.user])}</div>
          </div>
        </div>
      )}
    </div>
  );
}
