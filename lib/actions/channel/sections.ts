import * as z from 'zod/mini';
import { Fault } from '../../errors';
import type { PastJob } from '../../jobs';
import { channelUrl } from '../../pages/videoAddress';
import { channelSections, type VideoClient } from '../../video';
import { sectionTypes } from '../../video/shared/sectionTypes';
import { type ActionContext, action, type Clients } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { findRemoval, madeBy, makes, removes, updates } from '../shared/writes';

const Channel = () => z.object({ channelId: z.string() });

/** What a section of the channel's page shows. */
const Section = () =>
  z.object({
    type: z.enum(sectionTypes),
    title: z.catch(z.string(), ''),
    playlists: z.catch(z.array(z.string()), []),
    channels: z.catch(z.array(z.string()), []),
    position: z.optional(z.int().check(z.minimum(0))),
  });
type Section = z.output<ReturnType<typeof Section>>;

type Context = ActionContext<'step' | 'readLatest'> & Pick<Clients, 'video'>;

const shared = {
  version: 1,
  service: 'video',
  concurrencyKey: ({ channel }: { channel: { channelId: string } }) => `sections-${channel.channelId}`,
  link: ({ channel }: { channel: { channelId: string } }) => channelUrl(channel.channelId),
} as const;

/** Adds a section to the channel's page, which has at most ten. Undo deletes it. */
export const addSection = action({
  ...shared,
  id: 'section.add',
  methods: [channelSections.list, channelSections.insert],
  input: () => z.object({ channel: Channel(), section: Section() }),
  run: ({ input, ...context }) => add(context, input.section),
  async undo({ result, ...context }) {
    if (result !== undefined) await remove(context, result);
  },
  substitutions: ({ section }) => [section.title || section.type],
});

/** Deletes a section, which is read before. Undo adds it again at its place. */
export const deleteSection = action({
  ...shared,
  id: 'section.delete',
  methods: [channelSections.list, channelSections.delete],
  input: () => z.object({ channel: Channel(), sectionId: z.string(), name: z.catch(z.string(), '') }),
  async run({ input: { sectionId }, ...context }) {
    const { step, readLatest, video } = context;
    await step('read', { run: () => readLatest(() => readSection(video, sectionId)) });
    return remove(context, sectionId);
  },
  async undo({ receipts, ...context }) {
    const section = Section().safeParse(receipts.read);
    if (section.success && receipts.delete !== undefined) await add(context, section.data);
  },
  substitutions: ({ name }) => [name],
});

/** Changes the title, the place or the playlists of a section. Undo changes it back. */
export const editSection = action({
  ...shared,
  id: 'section.edit',
  methods: [channelSections.list, channelSections.list, channelSections.update],
  input: () =>
    z.object({
      channel: Channel(),
      sectionId: z.string(),
      name: z.catch(z.string(), ''),
      changes: z.object({
        title: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
        position: z.optional(z.int().check(z.minimum(0))),
        playlists: z.optional(z.array(z.string()).check(z.minLength(1))),
      }),
    }),
  async run({ input: { sectionId, changes }, step, readLatest, video }) {
    const { title, position, playlists } = await step('read', {
      run: () => readLatest(() => readSection(video, sectionId)),
    });
    await write({ step, video }, 'write', sectionId, changes);
    return {
      ...(changes.title === undefined ? {} : { title }),
      ...(changes.position === undefined ? {} : { position }),
      ...(changes.playlists === undefined ? {} : { playlists }),
    };
  },
  async undo({ input: { sectionId }, result, step, video }) {
    if (result !== undefined) await write({ step, video }, 'writeBack', sectionId, result);
  },
  substitutions: ({ name, changes }) => [changes.title || name],
});

const query = { part: ['id' as const, 'snippet' as const, 'contentDetails' as const], mine: true as const };

/** Ids of the channel's sections that show the same. */
async function findSections(video: VideoClient, { type, title, playlists, channels }: Section) {
  const { items } = await video.channelSections.list(query);
  const same = JSON.stringify([type, title, playlists, channels]);
  return items
    .map(({ id, snippet, contentDetails }) => ({
      id,
      shows: JSON.stringify([
        snippet?.type,
        snippet?.title ?? '',
        contentDetails?.playlists ?? [],
        contentDetails?.channels ?? [],
      ]),
    }))
    .filter(({ shows }) => shows === same)
    .map(({ id }) => id);
}

/** Whether the sections found include all that recent jobs added, and that were not deleted since. */
const reflectsSections = (found: readonly string[], recentWrites: readonly PastJob[]) =>
  recentWrites
    .flatMap((job) => madeBy(job, 'section') as string[])
    .every((id) => found.includes(id) || recentWrites.some((job) => findRemoval(job, 'section', id)));

const add = ({ step, readLatest, video }: Context, section: Section): Promise<string> =>
  step('add', {
    writes: makes('section'),
    before: () => readLatest(() => findSections(video, section), reflectsSections),
    async run() {
      const { type, title, playlists, channels, position } = section;
      const snippet = { type, ...(title && { title }), ...(position !== undefined && { position }) };
      const contents = {
        ...(playlists.length > 0 && { playlists }),
        ...(channels.length > 0 && { channels }),
      };
      const body = { snippet, ...(Object.keys(contents).length > 0 && { contentDetails: contents }) };
      const part = ['snippet' as const, 'contentDetails' as const];
      return (await video.channelSections.insert({ part, fields: 'id' }, body)).id;
    },
    check: async (known) => (await findSections(video, section)).find((id) => !known.includes(id)),
  });

const remove = ({ step, video }: Pick<Context, 'step' | 'video'>, id: string): Promise<true> =>
  step('delete', {
    writes: removes('section', id),
    run: () => ignoreNotFound(video.channelSections.delete({ id })),
  });

/** Writes what changes of a section; twice is the same as once. */
const write = (
  { step, video }: Pick<Context, 'step' | 'video'>,
  name: string,
  id: string,
  { playlists, ...snippet }: { title?: string; position?: number | undefined; playlists?: string[] },
) =>
  step(name, {
    writes: updates('section', id),
    run: async () =>
      void (await video.updateParts(
        channelSections.update,
        { id },
        { snippet, contentDetails: { ...(playlists && { playlists }) } },
      )),
  });

async function readSection(video: VideoClient, id: string): Promise<Section> {
  const { items } = await video.channelSections.list(query);
  const found = items.find((item) => item.id === id);
  if (found === undefined) throw new Fault({ kind: 'notFound', reason: 'channelSectionNotFound' });
  return Section().parse({ ...found.snippet, ...found.contentDetails });
}
