import { TagChanges, TagDraft } from './drafts';
import { termFilters } from './parameters';
import { Term } from './resources';
import { byId } from './routes';

/** Tags are shared with the site's blog posts; deleting one is for good (calendar API behaviour, sections 4, 8). */
export const tags = byId({
  name: 'tags',
  filters: termFilters,
  access: () => ({}),
  item: Term,
  draft: TagDraft,
  changes: TagChanges,
});
