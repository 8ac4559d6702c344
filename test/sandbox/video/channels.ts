import { z } from 'zod/mini';
import { requireChannel } from './authority';
import { readResource } from './bodies';
import { BrandingSettings, brandingColumns, localizationColumns } from './branding';
import { findChannel, showChannel } from './channelShape';
import { refuse } from './errors';
import { Localizations } from './localizations';
import { type Call, type Method, readScopes, writeScopes } from './method';
import { cutPage, singlePage } from './paging';
import { chooseFilter, missing, readIds, readPaging } from './parameters';
import { listAnswer } from './resources';
import { type ChannelRow, update as updateRow } from './schema';

const parts = [
  'auditDetails',
  'brandingSettings',
  'contentDetails',
  'contentOwnerDetails',
  'id',
  'localizations',
  'snippet',
  'statistics',
  'status',
  'topicDetails',
];

const list: Method = {
  id: 'channels.list',
  http: 'GET',
  path: '/channels',
  scopes: [...readScopes, 'youtubepartner-channel-audit'],
  token: false,
  cost: 1,
  parts,
  parameters: {
    categoryId: 'string',
    forHandle: 'string',
    forUsername: 'string',
    hl: 'string',
    id: 'string',
    managedByMe: 'boolean',
    maxResults: 'uint32',
    mine: 'boolean',
    mySubscribers: 'boolean',
    onBehalfOfContentOwner: 'string',
    pageToken: 'string',
  },
  run(call) {
    const { entries, ...paging } = matching(call);
    const auditor = call.actor?.scopes.has('youtubepartner-channel-audit');
    if (call.parts.has('auditDetails') && !auditor) {
      throw refuse(403, 'channel', 'channelForbidden', 'This part is for a partner review.', 'part');
    }
    if (entries.length > 0)
      return listAnswer('channelListResponse', { entries, ...paging }, showChannel(call));
    // Where nothing matches, the live answer has no `items` at all; seen for this resource only.
    const { items: _none, ...answer } = listAnswer(
      'channelListResponse',
      { entries, ...paging },
      showChannel(call),
    );
    return answer;
  },
};

function matching(call: Call) {
  const { parameters, world, actor } = call;
  const filters = ['id', 'mine', 'forHandle', 'forUsername', 'managedByMe'] as const;
  const filter = chooseFilter(call, filters, 'invalidCriteria');
  const all = (condition: string, value: string) =>
    world.db.all<ChannelRow>(`SELECT * FROM channels WHERE ${condition}`, [value]);

  if (filter === 'id') return singlePage(readIds(call).flatMap((id) => findChannel(call, id) ?? []));
  if (filter === 'mine') return cutPage(all('id = ?', requireChannel(actor)), readPaging(call, 'mine'));
  if (filter === 'managedByMe') return cutPage<ChannelRow>([], readPaging(call, 'managedByMe'));
  if (filter === 'forUsername') {
    return cutPage(all('userName = ?', parameters.text('forUsername') ?? ''), readPaging(call, filter));
  }
  const handle = `@${(parameters.text('forHandle') ?? '').replace(/^@/, '')}`;
  return cutPage(all('lower(handle) = lower(?)', handle), readPaging(call, filter));
}

const Channel = z.object({
  id: z.optional(z.string()),
  brandingSettings: z.optional(BrandingSettings),
  localizations: z.optional(Localizations),
});

const update: Method = {
  id: 'channels.update',
  http: 'PUT',
  path: '/channels',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parts,
  parameters: { onBehalfOfContentOwner: 'string' },
  run(call) {
    const channelId = requireChannel(call.actor);
    const part = requireOnePart(call);
    const body = readResource(Channel, call.body);
    const channel = findChannel(call, body.id ?? '');
    if (!channel) throw refuse(404, 'channel', 'channelNotFound', 'There is no such channel.', 'id');
    if (channel.id !== channelId)
      throw refuse(403, 'channel', 'channelForbidden', 'The channel is not yours.');
    const columns =
      part === 'brandingSettings'
        ? brandingColumns(call, channel, body.brandingSettings)
        : localizationColumns(channel, body.localizations);
    updateRow(call.world.db, 'channels', channel.id, columns);
    return showChannel(call)({ ...channel, ...columns });
  },
};

/** Branding and localizations are the two parts that can be written, one at a time. */
function requireOnePart({ parts }: Call): string {
  const writable = ['brandingSettings', 'localizations', 'id'];
  const unwritable = [...parts].find((part) => !writable.includes(part));
  if (unwritable !== undefined) throw refuse(400, 'part', 'unexpectedPart', `'${unwritable}'`, 'part');
  const [part, second] = [...parts].filter((name) => name !== 'id');
  if (part === undefined) throw missing('part');
  if (second !== undefined) throw refuse(400, 'part', 'invalidPart', `'${part},${second}'`, 'part');
  return part;
}

export const channelMethods = [list, update] as const;
