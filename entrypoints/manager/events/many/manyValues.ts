import type { SiteEvent } from '../../../../lib/collections/events';
import { readPrice } from '../../../../lib/pages/price';
import { deletion } from './DeleteForGood';
import type { ManyChange } from './eventPlan';

/** What of many events is changed. */
export type ChangeKind =
  | 'status'
  | 'shift'
  | 'replace'
  | 'addCategories'
  | 'removeCategories'
  | 'addTags'
  | 'removeTags'
  | 'venue'
  | 'addOrganizers'
  | 'removeOrganizers'
  | 'price'
  | 'featured'
  | 'hidden'
  | 'copies'
  | 'trash'
  | 'restore'
  | 'delete';

/** Values of the fields of all kinds; numbers as they were typed. */
export interface ChangeValues {
  status: 'publish' | 'pending' | 'draft';
  days: string;
  minutes: string;
  field: 'title' | 'description';
  find: string;
  replacement: string;
  ignoresCase: boolean;
  /** Ids of categories, tags or organizers. */
  ids: number[];
  /** Id of a venue in digits; empty for none. */
  venue: string;
  cost: string;
  isOn: boolean;
  /** Days between two copies, and how many of each event. */
  every: string;
  times: string;
  isPublished: boolean;
}

/** Values of a change that was not begun. */
export const emptyChange = (canPublish: boolean): ChangeValues => ({
  status: canPublish ? 'publish' : 'pending',
  days: '0',
  minutes: '0',
  field: 'title',
  find: '',
  replacement: '',
  ignoresCase: false,
  ids: [],
  venue: '',
  cost: '',
  isOn: true,
  every: '7',
  times: '1',
  isPublished: false,
});

const lists = {
  addCategories: ['add', 'categories'],
  removeCategories: ['remove', 'categories'],
  addTags: ['add', 'tags'],
  removeTags: ['remove', 'tags'],
  addOrganizers: ['add', 'organizer'],
  removeOrganizers: ['remove', 'organizer'],
} as const;

/** The kind as a rule about a list, and the list. */
export const toListRule = (kind: ChangeKind) =>
  kind in lists ? lists[kind as keyof typeof lists] : undefined;

const actions = {
  publish: 'event.publish',
  pending: 'event.review',
  draft: 'event.unpublish',
  trash: 'event.trash',
  restore: 'event.restore',
  delete: deletion,
} as const;

/** Most copies of one event. */
export const mostCopies = 60;
const mostDays = 3_660;

/** The change that the values say; undefined until they are complete. */
export function toManyChange(kind: ChangeKind, values: ChangeValues): ManyChange | undefined {
  const same = (...rules: ReturnType<Extract<ManyChange, { kind: 'rules' }>['toRules']>): ManyChange => ({
    kind: 'rules',
    toRules: () => rules,
  });
  const list = toListRule(kind);
  if (list) {
    const [rule, field] = list;
    return values.ids.length === 0 ? undefined : same({ kind: rule, field, ids: values.ids });
  }
  switch (kind) {
    case 'status':
      return act(values.status, (status) => status !== 'trash' && !isAlready(status, values.status));
    case 'trash':
      return act('trash', (status) => status !== 'trash');
    case 'restore':
      return act('restore', (status) => status === 'trash');
    case 'delete':
      return act('delete', (status) => status === 'trash');
    case 'venue':
      return values.venue === '' ? undefined : same({ kind: 'venue', id: Number(values.venue) });
    case 'featured':
      return same({ kind: 'flag', field: 'featured', isOn: values.isOn });
    case 'hidden':
      return same({ kind: 'flag', field: 'hide_from_listings', isOn: values.isOn });
    case 'price':
      return readPrice(values.cost).kind === 'unclear'
        ? undefined
        : same({ kind: 'price', cost: values.cost });
    case 'replace': {
      const { field, find, replacement, ignoresCase } = values;
      return find === '' ? undefined : same({ kind, field, find, replacement, ignoresCase });
    }
    case 'shift':
      return toShift(values);
    case 'copies': {
      const [every, times] = [toWhole(values.every), toWhole(values.times)];
      if (!every || times === undefined || times < 1 || times > mostCopies) return undefined;
      const days = Array.from({ length: times }, (_, at) => every * (at + 1));
      return Math.abs(days.at(-1) ?? 0) > mostDays
        ? undefined
        : { kind: 'copies', days, isPublished: values.isPublished };
    }
  }
  return undefined;
}

function act(to: keyof typeof actions, isMeant: (status: string) => boolean): ManyChange {
  const after = to === 'restore' ? 'draft' : to;
  return {
    kind: 'action',
    action: actions[to],
    toStatus: ({ status }) => (isMeant(status) ? after : undefined),
  };
}

/** A scheduled event is published. */
const isAlready = (status: string, wanted: string) =>
  status === wanted || (wanted === 'publish' && status === 'future');

function toShift({ days: typedDays, minutes: typedMinutes }: ChangeValues): ManyChange | undefined {
  const [days, minutes] = [toWhole(typedDays), toWhole(typedMinutes)];
  if (days === undefined || minutes === undefined || (days === 0 && minutes === 0)) return undefined;
  if (Math.abs(days) > mostDays || Math.abs(minutes) > 1_440) return undefined;
  return {
    kind: 'rules',
    toRules: ({ start }: SiteEvent) => [{ kind: 'shift', days, minutes, from: start.replace('T', ' ') }],
  };
}

const toWhole = (typed: string) =>
  /^[-−]?\d{1,5}$/.test(typed.trim()) ? Number(typed.trim().replace('−', '-')) : undefined;
