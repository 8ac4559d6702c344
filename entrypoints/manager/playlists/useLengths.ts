import { useState } from 'preact/hooks';
import { useTask } from '../../../components/hooks/useTask';
import { ask, type VideoFacts } from '../../../lib/messages';

/** Videos of a page that costs one unit. */
const atOnce = 50;

/** Facts of videos by their ids, read on request: one unit for 50. */
export function useLengths(videoIds: readonly string[]) {
  const [facts, setFacts] = useState<ReadonlyMap<string, VideoFacts>>(new Map());
  const task = useTask(() => undefined);
  const missing = [...new Set(videoIds)].filter((id) => !facts.has(id));
  const read = async () => {
    for (let from = 0; from < missing.length; from += atOnce) {
      const ids = missing.slice(from, from + atOnce);
      const found = await ask('videoFacts', { videoIds: ids });
      const known = new Map(found.map((each) => [each.videoId, each]));
      // One that cannot be read is not asked for again
      setFacts(
        (before) => new Map([...before, ...ids.map((id) => [id, known.get(id) ?? { videoId: id }] as const)]),
      );
    }
  };
  return {
    facts,
    task,
    /** Units for those that were not read. */
    units: Math.ceil(missing.length / atOnce),
    read: () => void task.start('read', read),
  };
}
