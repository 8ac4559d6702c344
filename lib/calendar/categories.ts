import { CategoryChanges, CategoryDraft } from './drafts';
import { oneId, termFilters } from './parameters';
import { Term } from './resources';
import { byId } from './routes';

/** Deleting a category is for good; its children move up and events lose it (calendar API behaviour, section 8). */
export const categories = byId({
  name: 'categories',
  filters: () => ({ ...termFilters(), parent: oneId() }),
  access: () => ({}),
  item: Term,
  draft: CategoryDraft,
  changes: CategoryChanges,
});
