import { SignIn } from '../SignIn';
import type { SectionProps } from '../section';
import { Banner } from './Banner';
import { Watermark } from './Watermark';

/** Banner and watermark of the active channel. */
export function ChannelSection({ active: { video } }: SectionProps) {
  if (video === undefined) return <SignIn />;
  const subject = { kind: 'channel', channelId: video.channelId } as const;
  return (
    <>
      <Banner subject={subject} as={video.accountId} />
      <Watermark subject={subject} as={video.accountId} />
    </>
  );
}
