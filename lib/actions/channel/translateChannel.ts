import * as z from 'zod/mini';
import { Fault } from '../../errors';
import { channelUrl } from '../../pages/videoAddress';
import { channels, type VideoClient } from '../../video';
import { type ActionContext, action } from '../shared/action';
import { updates } from '../shared/writes';

/** Language (BCP 47) → title and description of the channel. A language that is left out is removed. */
const Translations = () =>
  z.record(
    z.string().check(z.regex(/^[\w-]{1,40}$/)),
    z.object({ title: z.catch(z.string(), ''), description: z.catch(z.string(), '') }),
  );
type ChannelTranslations = z.output<ReturnType<typeof Translations>>;

/**
 * Changes the channel's title and description in other languages, if they are still as the person saw them. Undo
 * changes them back.
 */
export const translateChannel = action({
  id: 'channel.translate',
  version: 1,
  service: 'video',
  methods: [channels.list, channels.list, channels.update],
  input: () =>
    z.object({
      channel: z.object({ channelId: z.string() }),
      translations: Translations(),
      /** As the person saw them. */
      expected: Translations(),
    }),
  concurrencyKey: ({ channel }) => `channel-${channel.channelId}`,
  async run({ input: { channel, translations, expected }, step, readLatest, video }) {
    const { channelId } = channel;
    await step('read', {
      run: () => readLatest(() => mustBe(video, channelId, [expected, translations])),
    });
    return write({ step, video }, 'write', channelId, { from: expected, to: translations });
  },
  async undo({ input: { channel, translations, expected }, receipts, step, video }) {
    if (receipts.write === undefined) return;
    const { channelId } = channel;
    await step('compare', { run: () => mustBe(video, channelId, [translations, expected]) });
    await write({ step, video }, 'writeBack', channelId, { from: translations, to: expected });
  },
  substitutions: () => [],
  link: ({ channel }) => channelUrl(channel.channelId),
});

/** Reads the channel's texts in other languages. One unit. */
async function readTranslations(video: VideoClient, channelId: string): Promise<ChannelTranslations> {
  const { items } = await video.channels.list({ part: ['localizations'], id: [channelId] });
  const [found] = items;
  if (found === undefined) throw new Fault({ kind: 'notFound', reason: 'channelNotFound' });
  return Translations().parse(found.localizations ?? {});
}

/** @throws Fault `conflict/channelChangedAgain` if the texts are none of these */
async function mustBe(
  video: VideoClient,
  channelId: string,
  allowed: readonly ChannelTranslations[],
): Promise<true> {
  const found = toText(await readTranslations(video, channelId));
  if (allowed.some((one) => toText(one) === found)) return true;
  throw new Fault({ kind: 'conflict', reason: 'channelChangedAgain' });
}

/** Equal texts in any order of their languages; the platform may trim them. */
const toText = (translations: ChannelTranslations) =>
  JSON.stringify(
    Object.entries(translations)
      .map(([language, { title, description }]) => [language, title.trim(), description.trim()])
      .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );

/** Writes all texts, in place of those in `from`; twice is the same as once. */
const write = (
  { step, video }: ActionContext<'step' | 'video'>,
  name: string,
  channelId: string,
  { from, to }: { from: ChannelTranslations; to: ChannelTranslations },
): Promise<true> =>
  step(name, {
    writes: updates('channel', channelId),
    async run() {
      const gone = Object.fromEntries(Object.keys(from).map((language) => [language, null]));
      await video.updateParts(channels.update, { id: channelId }, { localizations: { ...gone, ...to } });
      return true as const;
    },
  });
