import { categories } from './categories';
import { events } from './events';
import { organizers } from './organizers';
import { tags } from './tags';
import { venues } from './venues';

/** Resources that the product's actions use: what the worker starts with. */
export const used = { categories, events, organizers, tags, venues };
