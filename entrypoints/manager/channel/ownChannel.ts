import type { ChannelSubject } from '../../../lib/pages/subject';

/** What a form about the acting channel is told. */
export interface OwnChannelProps {
  subject: ChannelSubject;
  /** The account that the page shows as acting. */
  as: string;
}
