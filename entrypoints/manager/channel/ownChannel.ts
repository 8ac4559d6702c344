import type { ChannelSubject } from '../../../lib/pages/subject';

/** Props of forms about the active channel. */
export interface OwnChannelProps {
  subject: ChannelSubject;
  /** Id of the account that the page shows as active. */
  as: string;
}
