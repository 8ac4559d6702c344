import { i18n } from '#i18n';
import { Portrait } from '../../../components/accounts/AccountSwitcher';
import { Picture } from '../../../components/ui/Picture';
import type { Answer } from '../../../lib/messages';

/** The banner of the channel as it is now, with the part that every device shows, its picture and its name. */
export function ChannelPictures({
  channel: { title, image, banner },
}: {
  channel: Pick<Answer<'ownChannel'>, 'title' | 'image' | 'banner'>;
}) {
  return (
    <div class="stack">
      {banner && (
        <>
          <div class="channel-banner">
            <Picture class="channel-banner-picture" address={`${banner}=w1060`}>
              {null}
            </Picture>
            <span class="channel-safe" aria-hidden="true" />
          </div>
          <p class="soft small">{i18n.t('channel.safeArea')}</p>
        </>
      )}
      <div class="row">
        <Portrait name={title} image={image} />
        <h3 dir="auto">{title}</h3>
      </div>
    </div>
  );
}
