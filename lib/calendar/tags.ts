import { TagChanges, TagDraft } from './shared/drafts';
import { termFilters } from './shared/parameters';
import { Term } from './shared/resources';
import { byId } from './shared/routes';

/** Tags are shared with the site's blog posts; deletion is permanent (calendar API behaviour, sections 4, 8). */
export const tags = byId({
  name: 'tags',
  filters: termFilters,
  access: () => ({}),
  item: Term,
  draft: TagDraft,
  changes: TagChanges,
});
