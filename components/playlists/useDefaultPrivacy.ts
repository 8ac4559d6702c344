import type { PrivacyStatus } from '../../lib/messages';
import { useAnswer } from '../hooks/useAnswer';

/** Privacy of new playlists by the settings; undefined until they are read, private if they cannot be. */
export function useDefaultPrivacy(): PrivacyStatus | undefined {
  const { answer, failure } = useAnswer('preferences', {});
  return answer?.privacyStatus ?? (failure && 'private');
}
