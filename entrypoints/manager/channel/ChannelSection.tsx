import { SignIn } from '../SignIn';
import type { SectionProps } from '../section';
import { Banner } from './Banner';
import { VideoFiles } from './VideoFiles';
import { Watermark } from './Watermark';

/** Banner and watermark of the active channel, and files of its videos; `item` is the id of one. */
export function ChannelSection({ active: { video }, item }: SectionProps) {
  if (video === undefined) return <SignIn />;
  const subject = { kind: 'channel', channelId: video.channelId } as const;
  return (
    <>
      <Banner subject={subject} as={video.accountId} />
      <Watermark subject={subject} as={video.accountId} />
      <VideoFiles key={item} as={video.accountId} videoId={item} />
    </>
  );
}
