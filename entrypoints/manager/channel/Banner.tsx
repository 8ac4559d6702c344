import { i18n } from '#i18n';
import { insert } from '../../../lib/video/channelBanners';
import { list, update } from '../../../lib/video/channels';
import { FileForm } from './FileForm';
import type { OwnChannelProps } from './ownChannel';

/** The form that sets the channel's banner image. */
export function Banner({ subject, as }: OwnChannelProps) {
  return (
    <FileForm
      title={i18n.t('manager.banner')}
      fileLabel={i18n.t('manager.bannerFile')}
      fileHint={i18n.t('manager.bannerHint')}
      upload={insert.upload}
      action="channel.banner"
      price={2 * list.cost + insert.cost + update.cost}
      undoable
      button={i18n.t('manager.setBanner')}
      subject={subject}
      as={as}
      input={() => ({})}
    />
  );
}
