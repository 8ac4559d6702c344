import { useState } from 'preact/hooks';
import type { SiteChoices } from '../../lib/messages';
import type { Draft } from '../hooks/useDraft';

/** The sites beside the one of a form, and those of them that get the event, too, by account: kept as a draft. */
export function useAlsoOn(draft: Draft<string[]>, { accountId, sites }: SiteChoices) {
  const others = sites.filter((site) => site.accountId !== accountId);
  const [alsoOn, set] = useState<readonly string[]>(() =>
    others
      .filter((site) => site.canCreate && draft.kept?.includes(site.accountId))
      .map((site) => site.accountId),
  );
  const setAlsoOn = (chosen: string[]) => {
    set(chosen);
    if (chosen.length > 0) draft.write(chosen);
    else draft.forget();
  };
  return { others, alsoOn, setAlsoOn };
}
