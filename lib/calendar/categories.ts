import { CategoryChanges, CategoryDraft } from './shared/drafts';
import { oneId, termFilters } from './shared/parameters';
import { Term } from './shared/resources';
import { byId } from './shared/routes';

/**
 * Deletion is permanent: child categories move up a level, events lose the category (calendar API behaviour, section
 * 8).
 */
export const categories = byId({
  name: 'categories',
  filters: () => ({ ...termFilters(), parent: oneId() }),
  access: () => ({}),
  item: Term,
  draft: CategoryDraft,
  changes: CategoryChanges,
});
