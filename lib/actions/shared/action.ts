import type * as z from 'zod/mini';
import type { CalendarClient } from '../../calendar';
import type { RecordKind } from '../../calendar/shared/resources';
import type { WordPressClient } from '../../calendar/wordpress';
import { Fault, type FaultData } from '../../errors';
import type { RunContext, Runnable, UndoContext } from '../../jobs';
import type { PageOrigin } from '../../pages/pageOrigin';
import type { Method, VideoClient } from '../../video';
import type { SubjectState } from './state';

/** API clients of an action; they act as the job's account. */
export interface Clients {
  video: VideoClient;
  calendar: CalendarClient;
  /** WordPress REST API of the calendar's site: raw texts and pictures. */
  wordpress: WordPressClient;
  /** Origin of that site; undefined for jobs of a video account. */
  site?: string;
  /** Channel of the video account; undefined for jobs of a calendar site. */
  ownChannelId?: string;
  /**
   * Reads a file that an extension page stored for the job, by the name in the job's input. @throws Fault
   * `notFound/fileGone`
   */
  file(name: string): Promise<Blob>;
}

/** The parts of a run's context that a function of an action needs. */
export type ActionContext<Part extends keyof RunContext<Clients>> = Pick<RunContext<Clients>, Part>;

/** Surfaces where actions are started; it decides where the result is shown. */
export const surfaces = ['popup', 'page', 'link', 'selection', 'overlay', 'key', 'manager'] as const;
export type Surface = (typeof surfaces)[number];
/** The browser's context menus: of a page, of a link, of selected text. */
export type MenuContext = Extract<Surface, 'page' | 'link' | 'selection'>;

/**
 * What an offer does with its subject. Surfaces place and draw offers by role, so that they compare no ids; offers that
 * are shown like any other have none.
 */
export type OfferRole = 'save' | 'remove' | 'like' | 'dislike' | 'clearRating' | 'subscription' | 'report';

/** An action as it can be offered for one subject. */
export interface ActionOffer {
  role?: OfferRole;
  /** State of a toggle: liked, subscribed, in this playlist. Undefined for actions that are no toggle. */
  on?: boolean;
  /** Input that the person still has to choose or fill in before the action can start. */
  needs: 'nothing' | 'playlist' | 'newPlaylist' | 'eventForm' | 'report';
  /** Input of the action; incomplete unless `needs` is `nothing`. */
  input: Record<string, unknown>;
}

/** Change that a finished action made, for the playlist index, the ledger of added events, and collections. */
export type Effect =
  | {
      kind: 'membership';
      videoId: string;
      playlistId: string;
      title: string;
      holds: boolean;
      /** Id of the item that was added or removed; undefined if unknown, or if all items of the video were removed. */
      itemId?: string | undefined;
    }
  | { kind: 'itemMoved'; playlistId: string; itemId: string; position: number }
  /** Note and start of an item, both as they are now. */
  | {
      kind: 'itemNoted';
      playlistId: string;
      itemId: string;
      details: { note?: string | undefined; startAt?: string | undefined };
    }
  /** Created or renamed. */
  | {
      kind: 'playlistNamed';
      playlistId: string;
      title: string;
      description?: string | undefined;
      privacyStatus?: string | undefined;
      isPodcast?: boolean | undefined;
    }
  /** The items are unknown after the action: the playlist has to be read again. */
  | { kind: 'playlistInDoubt'; playlistId: string }
  | { kind: 'playlistGone'; playlistId: string }
  | { kind: 'playlistUsed'; playlistId: string; title: string }
  | {
      kind: 'eventAdded';
      source: string;
      eventId: number;
      url: string;
      /** What is checked for changes. */
      page?: PageOrigin | undefined;
    }
  | { kind: 'eventGone'; eventId: number }
  /** Fields as the platform stored them; `null`: cleared. */
  | { kind: 'videoEdited'; videoId: string; fields: Readonly<Record<string, unknown>> }
  | { kind: 'videoGone'; videoId: string }
  /** Written, trashed or deleted at the site; without ids it is not known which ones. */
  | { kind: 'siteWritten'; resource: 'event' | RecordKind; ids?: readonly number[] }
  | { kind: 'subscription'; channelId: string; title: string; isSubscribed: boolean }
  /** Comments on the channel's videos. */
  | {
      kind: 'comments';
      ids: readonly string[];
      status?: string;
      text?: string;
      isNew?: boolean;
      isGone?: boolean;
    };

/** A declared action with its input erased: `parse` checks it again before each use. */
export interface Action<Id extends string = string> extends Runnable<Clients> {
  /** Stored with each job, and part of the catalogue keys of its sentences: it never changes. */
  id: Id;
  service: 'video' | 'calendar';
  /** Subjects that it applies to; none, as with `surfaces`, for actions that only the manager offers. */
  subjects: readonly SubjectState['kind'][];
  surfaces: readonly Exclude<Surface, 'manager'>[];
  /** Name of the browser's command that starts it, as the manifest declares it with its keys. */
  key?: string | undefined;
  /**
   * What menus and keys need besides the ids of the subject, since they ask for no offer: `playlist` is the one used
   * last, and the others open a form.
   */
  needs: ActionOffer['needs'];
  /**
   * Confirmed in an extension page first, since the action may publish or delete; the bar in a foreign page cannot
   * start it.
   */
  confirmed: boolean;
  /** Methods that a usual run calls: the account needs the scopes of all of them. */
  methods: readonly Method[];
  /** Quota units of a usual run: the sum over `methods`. */
  price: number;
  /** Requests of a usual run to a service without quota, as its cases have them; 0 if not declared. */
  requests: number;
  /** Step that leaves a visible result even if a later step fails; the failed job then says so. */
  halfway?: string | undefined;
  /** Checks the input that a surface sent. @throws Fault `badInput` naming the field. */
  parse(input: unknown): Record<string, unknown>;
  /**
   * Offers for a subject: none if the action does not apply, several if it applies to several things (one per
   * playlist).
   */
  offers(state: SubjectState): ActionOffer[];
  /** Substitutions of the job's sentence: the title in 'Saved to { $name }'. */
  substitutions(input: Record<string, unknown>, result: unknown): string[];
  /**
   * Title of the video that a job is about; undefined if its input lacks it, or the sentence names
   * the video.
   */
  videoTitle(input: Record<string, unknown>): string | undefined;
  /** Address of the result; undefined if it has none. */
  link(input: Record<string, unknown>, result: unknown): string | undefined;
  /**
   * Fault of an action that succeeded only in part, as when the calendar stored another time than
   * the one sent; else undefined.
   */
  problem(result: unknown): FaultData | undefined;
  /** Whether everything was already as wanted, so that nothing was written and there is nothing to undo. */
  isUnchanged(result: unknown): boolean;
  /**
   * Changes that the playlist index and the ledger learn from.
   * @param undone whether the job was undone
   * @param fault what could not be done or undone exactly
   */
  effects(
    input: Record<string, unknown>,
    result: unknown,
    undone: boolean,
    fault?: Pick<FaultData, 'reason'>,
  ): Effect[];
}

interface Declaration<Id extends string, Input, Result>
  extends Pick<Action<Id>, 'id' | 'version' | 'service' | 'halfway' | 'cleansUp'>,
    Partial<Pick<Action, 'subjects' | 'key' | 'needs' | 'confirmed' | 'methods' | 'requests'>> {
  /** Besides `menu` and `key`. */
  surfaces?: readonly Exclude<Surface, MenuContext | 'manager' | 'key'>[];
  /**
   * Context menus that show it, by its label; by the sentence `link` or `selection` of the action, if the label does not
   * fit there.
   */
  menu?: readonly MenuContext[];
  input: () => z.ZodMiniType<Input>;
  /** Names the resources that the action changes: a playlist, a channel, an event. */
  concurrencyKey: (input: Input) => string | string[];
  /** Concurrency key of the resource that the action created: undo waits for jobs that use that resource. */
  made?: (result: Result) => string;
  offer?: (state: SubjectState) => ActionOffer | ActionOffer[] | undefined;
  substitutions: (input: Input, result?: Result) => string[];
  videoTitle?: (input: Input) => string | undefined;
  link?: (input: Input, result?: Result) => string | undefined;
  problem?: (result: Result) => FaultData | undefined;
  isUnchanged?: (result: Result) => boolean;
  effects?: (
    input: Input,
    result: Result | undefined,
    undone: boolean,
    fault?: Pick<FaultData, 'reason'>,
  ) => Effect[];
  run: (context: Omit<RunContext<Clients>, 'input'> & { input: Input }) => Promise<Result>;
  /**
   * Left out if the action cannot be undone; surfaces then say so beforehand. Returns what could not be restored
   * exactly.
   */
  undo?: (
    context: Omit<UndoContext<Clients>, 'input' | 'result'> & { input: Input; result: Result | undefined },
  ) => Promise<FaultData | undefined>;
}

/**
 * Declares an action. The two lists in `lib/actions/index.ts` hold all of them.
 * @throws Fault `badInput` from every function that takes the input, if it does not fit the schema
 */
export function action<const Id extends string, Input extends object, Result>(
  declared: Declaration<Id, Input, Result>,
): Action<Id> {
  const parse = (input: unknown): Input => {
    const parsed = declared.input().safeParse(input);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    throw new Fault({
      kind: 'badInput',
      reason: 'badInput',
      about: `${declared.id} ${issue?.path.join('.') ?? ''}`,
    });
  };
  const { undo, made, methods = [], menu = [] } = declared;

  return {
    id: declared.id,
    version: declared.version,
    service: declared.service,
    subjects: declared.subjects ?? [],
    surfaces: [
      ...(declared.surfaces ?? []),
      ...menu,
      ...(declared.key === undefined ? [] : (['key'] as const)),
    ],
    key: declared.key,
    needs: declared.needs ?? 'nothing',
    confirmed: declared.confirmed ?? false,
    methods,
    price: methods.reduce((sum, { cost }) => sum + cost, 0),
    requests: declared.requests ?? 0,
    halfway: declared.halfway,
    undoable: undo !== undefined,
    parse: (input) => parse(input) as Record<string, unknown>,
    offers: (state) => [declared.offer?.(state) ?? []].flat(),
    concurrencyKeys: (input) => [declared.concurrencyKey(parse(input))].flat(),
    substitutions: (input, result) => declared.substitutions(parse(input), result as Result | undefined),
    videoTitle: (input) => declared.videoTitle?.(parse(input)),
    link: (input, result) => declared.link?.(parse(input), result as Result | undefined),
    problem: (result) => (result === undefined ? undefined : declared.problem?.(result as Result)),
    isUnchanged: (result) => result !== undefined && (declared.isUnchanged?.(result as Result) ?? false),
    effects: (input, result, undone, fault) =>
      declared.effects?.(parse(input), result as Result | undefined, undone, fault) ?? [],
    run: (context) => declared.run({ ...context, input: parse(context.input) }),
    cleansUp: declared.cleansUp,
    made: made && ((result) => made(result as Result)),
    undo:
      undo &&
      ((context) =>
        undo({ ...context, input: parse(context.input), result: context.result as Result | undefined })),
  };
}
