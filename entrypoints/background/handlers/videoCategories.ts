import * as z from 'zod/mini';
import type { Store } from '../../../lib/store';
import { setting } from '../../../lib/store/setting';
import { nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

const message = messagesFor<{
  store: Pick<Store, 'get' | 'change'>;
  apiClients: Pick<ApiClients, 'video'>;
  accountViews: ActiveAccount;
}>();

/** The categories of a region change once in years: they are read again after so many milliseconds. */
const lasts = 7 * 86_400_000;

const Kept = () =>
  z.object({
    /** Epoch milliseconds. */
    at: z.number(),
    region: z.string(),
    language: z.string(),
    categories: z.array(z.object({ categoryId: z.string(), title: z.string() })),
  });
const kept = setting('videoCategories', () => z.catch(z.optional(Kept()), undefined));

/** Messages about the categories of videos. */
export const videoCategoryMessages = {
  /** Those that a video can be put into, in the region and language of the browser; read once a week for 1 unit. */
  videoCategories: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    async answer({ store, apiClients, accountViews }) {
      const { language, region = 'US' } = new Intl.Locale(navigator.language).maximize();
      const known = await kept.read(store);
      const isSame = known?.region === region && known.language === language;
      if (isSame && known.at > Date.now() - lasts) return known.categories;
      const client = apiClients.video(await requireAccount(accountViews, 'video'));
      const { items } = await client.videoCategories.list({
        part: ['snippet'],
        regionCode: region,
        hl: language,
        fields: 'items(id,snippet(title,assignable))',
      });
      const categories = items
        .filter(({ snippet }) => snippet?.assignable)
        .map(({ id, snippet }) => ({ categoryId: id, title: snippet?.title ?? id }));
      await kept.change(store, () => ({ at: Date.now(), region, language, categories }));
      return categories;
    },
  }),
};
