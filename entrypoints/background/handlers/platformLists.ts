import * as z from 'zod/mini';
import type { Store } from '../../../lib/store';
import { setting } from '../../../lib/store/setting';
import type { VideoClient } from '../../../lib/video';
import { nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

/** Services that messages about the platform's lists need. */
interface PlatformListServices {
  store: Pick<Store, 'get' | 'change'>;
  apiClients: Pick<ApiClients, 'video'>;
  accountViews: ActiveAccount;
}

const message = messagesFor<PlatformListServices>();

/** The platform's lists change once in years: they are read again after so many milliseconds. */
const lasts = 7 * 86_400_000;

interface Place {
  /** ISO 3166 code. */
  region: string;
  /** ISO 639 code. */
  language: string;
}

/**
 * Declares a message that answers a list of the platform in the region and language of the browser, read once a week for
 * 1 unit.
 * @param key of the setting that keeps it
 */
function weeklyList<Row>(
  key: string,
  row: () => z.ZodMiniType<Row>,
  read: (client: VideoClient, place: Place) => Promise<Row[]>,
  from: 'own' | 'frame' = 'own',
) {
  const Kept = () =>
    z.object({
      /** Epoch milliseconds. */
      at: z.number(),
      region: z.string(),
      language: z.string(),
      rows: z.array(row()),
    });
  const kept = setting(key, () => z.catch(z.optional(Kept()), undefined));
  return message({
    from,
    question: nothing,
    repeatable: true,
    async answer({ store, apiClients, accountViews }): Promise<Row[]> {
      const { language, region = 'US' } = new Intl.Locale(navigator.language).maximize();
      const known = await kept.read(store);
      const isSame = known?.region === region && known.language === language;
      if (isSame && known.at > Date.now() - lasts) return known.rows;
      const client = apiClients.video(await requireAccount(accountViews, 'video'));
      const rows = await read(client, { region, language });
      await kept.change(store, () => ({ at: Date.now(), region, language, rows }));
      return rows;
    },
  });
}

const Category = () => z.object({ categoryId: z.string(), title: z.string() });
const Reason = () => z.object({ id: z.string(), label: z.string() });
const ReasonWithOthers = () => z.object({ ...Reason().shape, secondary: z.array(Reason()) });
const Named = () => z.object({ code: z.string(), name: z.string() });

/** Messages about lists that the platform keeps. */
export const platformListMessages = {
  /** Those categories that a video can be put into. */
  videoCategories: weeklyList('videoCategories', Category, async (client, { region, language }) => {
    const { items } = await client.videoCategories.list({
      part: ['snippet'],
      regionCode: region,
      hl: language,
      fields: 'items(id,snippet(title,assignable))',
    });
    return items
      .filter(({ snippet }) => snippet?.assignable)
      .map(({ id, snippet }) => ({ categoryId: id, title: snippet?.title ?? id }));
  }),
  /** Languages, by their BCP 47 codes, in the order of their names. */
  languages: weeklyList('languages', Named, async (client, { language }) => {
    const { items } = await client.i18nLanguages.list({ part: ['snippet'], hl: language });
    return items
      .flatMap(({ snippet }) => (snippet?.hl ? [{ code: snippet.hl, name: snippet.name ?? snippet.hl }] : []))
      .sort((one, other) => one.name.localeCompare(other.name, language));
  }),
  /** Countries and regions, by their ISO 3166 codes, in the order of their names. */
  regions: weeklyList('regions', Named, async (client, { language }) => {
    const { items } = await client.i18nRegions.list({ part: ['snippet'], hl: language });
    return items
      .flatMap(({ snippet }) => (snippet?.gl ? [{ code: snippet.gl, name: snippet.name ?? snippet.gl }] : []))
      .sort((one, other) => one.name.localeCompare(other.name, language));
  }),
  /** Reasons to report a video; for one with secondary reasons, one of these has to be named, too. */
  reportReasons: weeklyList(
    'reportReasons',
    ReasonWithOthers,
    async (client, { language }) => {
      const { items } = await client.videoAbuseReportReasons.list({ part: ['id', 'snippet'], hl: language });
      return items.map(({ id, snippet }) => ({
        id,
        label: snippet?.label ?? id,
        secondary: (snippet?.secondaryReasons ?? []).map((one) => ({
          id: one.id,
          label: one.label ?? one.id,
        })),
      }));
    },
    'frame',
  ),
};
