import { z } from 'zod/mini';
import { requireChannel } from './authority';
import { readResource } from './bodies';
import { findChannel } from './channelShape';
import { refuse } from './errors';
import { sectionId } from './identifiers';
import { type Call, type Method, type Resource, readScopes, writeScopes } from './method';
import { chooseFilter, readIds } from './parameters';
import { listAnswer, resource } from './resources';
import { type ChannelSectionRow, insert as insertRow, update as updateRow } from './schema';
import { readContents, type SectionBody, SectionDetails, sectionTypes } from './sectionContents';

const parts = ['contentDetails', 'id', 'snippet'];

const ChannelSection = z.object({
  id: z.optional(z.string()),
  snippet: z.optional(
    z.object({
      type: z.optional(z.enum(sectionTypes)),
      title: z.optional(z.string()),
      position: z.optional(z.int()),
    }),
  ),
  contentDetails: z.optional(SectionDetails),
});

const no = (status: number, reason: string, message: string, parameter?: string) =>
  refuse(status, 'channelSection', reason, message, parameter);

const list: Method = {
  id: 'channelSections.list',
  http: 'GET',
  path: '/channelSections',
  scopes: readScopes,
  token: false,
  cost: 1,
  parts,
  parameters: {
    channelId: 'string',
    hl: 'string',
    id: 'string',
    mine: 'boolean',
    onBehalfOfContentOwner: 'string',
  },
  run(call) {
    const filter = chooseFilter(call, ['id', 'mine', 'channelId'], 'invalidCriteria');
    if (filter === 'id') {
      const entries = readIds(call).map((id) => requireSection(call, id));
      return listAnswer('channelSectionListResponse', { entries }, showSection(call));
    }
    const channelId =
      filter === 'mine' ? requireChannel(call.actor) : (call.parameters.text('channelId') ?? '');
    if (!findChannel(call, channelId))
      throw no(404, 'channelNotFound', 'There is no such channel.', 'channelId');
    const entries = listSections(call, channelId);
    return listAnswer('channelSectionListResponse', { entries }, showSection(call));
  },
};

const insert: Method = {
  id: 'channelSections.insert',
  http: 'POST',
  path: '/channelSections',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parts,
  parameters: { onBehalfOfContentOwner: 'string', onBehalfOfContentOwnerChannel: 'string' },
  run(call) {
    const channelId = requireChannel(call.actor);
    const body = readSection(call, channelId);
    const others = listSections(call, channelId);
    if (others.length >= call.world.limits.sectionsPerChannel) {
      throw no(400, 'maxChannelSectionExceeded', 'The channel has as many sections as it may.');
    }
    const { position, ...columns } = body;
    const row = { id: sectionId(channelId), channelId, ...columns, position: others.length };
    insertRow(call.world.db, 'channelSections', row);
    return showSection(call)(place(call, row, others, position ?? others.length));
  },
};

const update: Method = {
  id: 'channelSections.update',
  http: 'PUT',
  path: '/channelSections',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parts,
  parameters: { onBehalfOfContentOwner: 'string' },
  run(call) {
    const old = requireOwnSection(call, readResource(ChannelSection, call.body).id ?? '');
    const { position, ...columns } = readSection(call, old.channelId);
    const row = { ...old, ...columns };
    updateRow(call.world.db, 'channelSections', row.id, columns);
    const others = listSections(call, old.channelId).filter(({ id }) => id !== old.id);
    return showSection(call)(place(call, row, others, position ?? old.position));
  },
};

const remove: Method = {
  id: 'channelSections.delete',
  http: 'DELETE',
  path: '/channelSections',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parameters: { id: 'string', onBehalfOfContentOwner: 'string' },
  required: ['id'],
  run(call) {
    const { id, channelId } = requireOwnSection(call, call.parameters.text('id') ?? '');
    call.world.db.run('DELETE FROM channelSections WHERE id = ?', [id]);
    renumber(call, listSections(call, channelId));
    return undefined;
  },
};

/** The whole of what a body says about a section, checked in the order of the documented reasons. */
function readSection(call: Call, channelId: string) {
  const { snippet, contentDetails } = readResource(ChannelSection, call.body);
  if (!snippet) throw no(400, 'snippetNeeded', 'A section needs a snippet.', 'snippet');
  const { type, title = '', position } = snippet;
  if (!type) throw no(400, 'typeRequired', 'A section needs a type.', 'snippet.type');
  const titled = type === 'multiplePlaylists' || type === 'multipleChannels';
  if (titled && title === '') throw no(400, 'titleRequired', 'This type needs a title.', 'snippet.title');
  if (title.length > 100) throw no(400, 'titleLengthExceeded', 'The title is too long.', 'snippet.title');
  if (position !== undefined && (position < 0 || position > listSections(call, channelId).length)) {
    throw no(400, 'inValidPosition', 'There is no such position.', 'snippet.position');
  }
  const body: SectionBody = { type, channelId, contentDetails };
  // Titles belong to the two types that gather several things (video API behaviour, section 5).
  return { type, title: titled ? title : '', position, ...readContents(call, body) };
}

/** Puts a section among the others and numbers all of them anew. */
function place(call: Call, row: ChannelSectionRow, others: readonly ChannelSectionRow[], at: number) {
  const position = Math.min(at, others.length);
  renumber(call, [...others.slice(0, position), row, ...others.slice(position)]);
  return { ...row, position };
}

function renumber(call: Call, sections: readonly ChannelSectionRow[]): void {
  for (const [position, { id }] of sections.entries()) {
    updateRow(call.world.db, 'channelSections', id, { position });
  }
}

function listSections({ world }: Call, channelId: string): ChannelSectionRow[] {
  const sql = 'SELECT * FROM channelSections WHERE channelId = ? ORDER BY position';
  return world.db.all<ChannelSectionRow>(sql, [channelId]);
}

function requireSection({ world }: Call, id: string): ChannelSectionRow {
  if (!/^[\w-]+\.[\w-]+$/.test(id)) throw no(400, 'idInvalid', 'This is no section id.', 'id');
  const section = world.db.get<ChannelSectionRow>('SELECT * FROM channelSections WHERE id = ?', [id]);
  if (!section) throw no(404, 'channelSectionNotFound', 'There is no such section.', 'id');
  return section;
}

function requireOwnSection(call: Call, id: string): ChannelSectionRow {
  const channelId = requireChannel(call.actor);
  const section = requireSection(call, id);
  if (section.channelId === channelId) return section;
  throw no(403, 'channelSectionForbidden', 'The section is not yours.', 'id');
}

function showSection(call: Call) {
  return (row: ChannelSectionRow): Resource =>
    resource(call, 'channelSection', row.id, {
      snippet: () => ({
        type: row.type,
        channelId: row.channelId,
        ...(row.title === '' ? {} : { title: row.title }),
        position: row.position,
      }),
      contentDetails: () => {
        const playlists: string[] = JSON.parse(row.playlists);
        const channels: string[] = JSON.parse(row.channels);
        if (playlists.length + channels.length === 0) return undefined;
        return playlists.length > 0 ? { playlists } : { channels };
      },
    });
}

export const channelSectionMethods = [list, insert, update, remove] as const;
