import { SignIn } from '../SignIn';
import type { SectionProps } from '../section';
import { Banner } from './Banner';
import { ChannelActivity } from './ChannelActivity';
import { ChannelDetails } from './ChannelDetails';
import { ChannelTranslations } from './ChannelTranslations';
import { ChannelMembers } from './Members';
import { PageSections } from './PageSections';
import { Watermark } from './Watermark';

/** Details, banner and watermark of the active channel. */
export function ChannelSection({ active: { video } }: SectionProps) {
  if (video === undefined) return <SignIn />;
  const subject = { kind: 'channel', channelId: video.channelId } as const;
  return (
    <>
      <ChannelDetails subject={subject} as={video.accountId} channelId={video.channelId} />
      <ChannelTranslations subject={subject} as={video.accountId} />
      <PageSections subject={subject} as={video.accountId} />
      <Banner subject={subject} as={video.accountId} />
      <Watermark subject={subject} as={video.accountId} />
      <ChannelMembers />
      <ChannelActivity />
    </>
  );
}
