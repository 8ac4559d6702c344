import type { Step } from '../jobs';
import type { VideoClient } from '../video';

export interface NewPlaylist {
  title: string;
  description?: string | undefined;
  privacyStatus?: 'private' | 'unlisted' | 'public' | undefined;
}

/** Makes a playlist as one step; those of the same title that were there before are told from it. */
export function addPlaylist(
  step: Step,
  name: string,
  video: VideoClient,
  { title, description, privacyStatus }: NewPlaylist,
): Promise<string> {
  return step(name, {
    before: () => idsOfTitle(video, title),
    run: async () => {
      const body = { snippet: { title, description }, status: { privacyStatus } };
      return (await video.playlists.insert({ part: ['snippet', 'status'], fields: 'id' }, body)).id;
    },
    check: async (known) => (await idsOfTitle(video, title)).find((id) => !known.includes(id)),
  });
}

/** A new playlist is listed first; fifty are enough to find it. One unit. */
async function idsOfTitle(video: VideoClient, title: string): Promise<string[]> {
  const { items } = await video.playlists.list({
    part: ['id', 'snippet'],
    mine: true,
    maxResults: 50,
    fields: 'items(id,snippet/title)',
  });
  return items.filter((item) => item.snippet?.title === title).map((item) => item.id);
}
