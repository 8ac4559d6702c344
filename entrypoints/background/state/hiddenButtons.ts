import * as z from 'zod/mini';
import type { Store } from '../../../lib/store';

/** Sites of the video platform on whose pages the person has hidden our button. */
export interface HiddenButtons {
  /** Origins of these sites. */
  sites(): Promise<string[]>;
  isHiddenOn(site: string | undefined): Promise<boolean>;
  set(site: string, isHidden: boolean): Promise<void>;
}

const settingKey = 'hiddenButtonSites';
const SavedSites = () => z.catch(z.array(z.string()), () => []);

/** Creates the setting. A stored value that is no list of sites hides nothing. */
export function createHiddenButtons(store: Pick<Store, 'get' | 'change'>): HiddenButtons {
  const sites = async () => SavedSites().parse((await store.get('settings', settingKey))?.value);
  return {
    sites,
    isHiddenOn: async (site) => site !== undefined && (await sites()).includes(site),
    async set(site, isHidden) {
      await store.change('settings', settingKey, (row) => {
        const others = SavedSites()
          .parse(row?.value)
          .filter((known) => known !== site);
        return { key: settingKey, value: isHidden ? [...others, site] : others };
      });
    },
  };
}
