import * as z from 'zod/mini';
import type { SiteButton } from '../../../lib/pages/buttonPlace';
import type { Store } from '../../../lib/store';
import { setting } from '../../../lib/store/setting';
import { SiteButtonSchema } from '../messaging/schemas';

/** Where our button is on each site of the video platform, and whether it is hidden there. */
export type SiteButtons = ReturnType<typeof createSiteButtons>;

const saved = setting('siteButtons', () =>
  z.catch(
    z.record(
      z.string(),
      z.catch(SiteButtonSchema(), () => ({})),
    ),
    () => ({}),
  ),
);

/** Creates the {@link SiteButtons}. A stored value of another form reads as the standard button. */
export function createSiteButtons(store: Pick<Store, 'get' | 'change'>) {
  const toMap = (sites: Record<string, SiteButton>) => new Map(Object.entries(sites));
  const read = async () => toMap(await saved.read(store));
  return {
    /** The button on pages of this origin. */
    get: async (site = ''): Promise<SiteButton> => (await read()).get(site) ?? {},
    /** Changes what is named only; a `place` of undefined is the standard one. */
    change: (site: string, changed: SiteButton): Promise<void> =>
      saved.change(store, (before) => {
        const sites = toMap(before);
        sites.set(site, { ...sites.get(site), ...changed });
        return Object.fromEntries(sites);
      }),
    /** Origins of the sites on which it is hidden. */
    hidden: async (): Promise<string[]> =>
      [...(await read())].flatMap(([site, { isHidden }]) => (isHidden ? [site] : [])),
  };
}
