import { refuse } from './errors';
import { requireLanguage, requireRegion } from './i18n';
import { type Method, readScopes } from './method';
import { chooseFilter, readIds } from './parameters';
import { listAnswer, resource } from './resources';

/** By id; those at the end cannot be given to videos. */
const assignable: Readonly<Record<string, string>> = {
  1: 'Film & Animation',
  2: 'Autos & Vehicles',
  10: 'Music',
  15: 'Pets & Animals',
  17: 'Sports',
  19: 'Travel & Events',
  20: 'Gaming',
  22: 'People & Blogs',
  23: 'Comedy',
  24: 'Entertainment',
  25: 'News & Politics',
  26: 'Howto & Style',
  27: 'Education',
  28: 'Science & Technology',
  29: 'Nonprofits & Activism',
};
const retired: Readonly<Record<string, string>> = {
  18: 'Short Movies',
  21: 'Videoblogging',
  30: 'Movies',
  43: 'Shows',
  44: 'Trailers',
};
const titles: Readonly<Record<string, string>> = { ...assignable, ...retired };

export const isAssignable = (id: string) => id in assignable;

const list: Method = {
  id: 'videoCategories.list',
  http: 'GET',
  path: '/videoCategories',
  scopes: readScopes,
  token: false,
  cost: 1,
  parts: ['snippet'],
  parameters: { hl: 'string', id: 'string', regionCode: 'string' },
  run(call) {
    const filter = chooseFilter(call, ['id', 'regionCode']);
    requireLanguage(call);
    requireRegion(call);
    const ids = filter === 'id' ? readIds(call) : Object.keys(titles);
    for (const id of ids) {
      if (id in titles) continue;
      throw refuse(404, 'videoCategory', 'videoCategoryNotFound', 'There is no such category.', 'id');
    }
    return listAnswer('videoCategoryListResponse', { entries: ids }, (id) =>
      resource(call, 'videoCategory', id, {
        snippet: () => ({
          title: titles[id],
          assignable: isAssignable(id),
          channelId: 'UCBR8-60-B28hp2BmDPdntcQ',
        }),
      }),
    );
  },
};

export const videoCategoryMethods = [list] as const;
