import * as z from 'zod/mini';
import type { SiteButton } from '../../../lib/pages/buttonPlace';
import type { Store } from '../../../lib/store';
import { SiteButtonSchema } from '../messaging/schemas';

/** Where our button is on each site of the video platform, and whether it is hidden there. */
export type SiteButtons = ReturnType<typeof createSiteButtons>;

const settingKey = 'siteButtons';
const SavedButtons = () =>
  z.catch(
    z.record(
      z.string(),
      z.catch(SiteButtonSchema(), () => ({})),
    ),
    () => ({}),
  );

/** Creates the setting. A stored value of another form reads as the standard button. */
export function createSiteButtons(store: Pick<Store, 'get' | 'change'>) {
  const toMap = (value: unknown) => new Map<string, SiteButton>(Object.entries(SavedButtons().parse(value)));
  const read = async () => toMap((await store.get('settings', settingKey))?.value);
  return {
    /** The button on pages of this origin. */
    get: async (site = ''): Promise<SiteButton> => (await read()).get(site) ?? {},
    /** Changes what is named only; a `place` of undefined is the standard one. */
    async change(site: string, changed: SiteButton): Promise<void> {
      await store.change('settings', settingKey, (row) => {
        const sites = toMap(row?.value);
        sites.set(site, { ...sites.get(site), ...changed });
        return { key: settingKey, value: Object.fromEntries(sites) };
      });
    },
    /** Origins of the sites on which it is hidden. */
    hidden: async (): Promise<string[]> =>
      [...(await read())].flatMap(([site, { isHidden }]) => (isHidden ? [site] : [])),
  };
}
