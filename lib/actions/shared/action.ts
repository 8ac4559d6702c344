import type * as z from 'zod/mini';
import type { CalendarClient } from '../../calendar';
import type { WordPressClient } from '../../calendar/wordpress';
import { Fault, type FaultData } from '../../errors';
import type { RunContext, Runnable, UndoContext } from '../../jobs';
import type { Method, VideoClient } from '../../video';
import type { SubjectState } from './state';

/** What an action works with: the clients act as the job's account. */
export interface Clients {
  video: VideoClient;
  calendar: CalendarClient;
  /** The calendar's own site: raw texts and pictures. */
  wordpress: WordPressClient;
  /** Origin of that site; none where the job is not about one. */
  site?: string;
  /** A file that a page of ours left for the job: its input holds the name. @throws Fault `notFound/fileGone` */
  file(name: string): Promise<Blob>;
}

/** Where an action may be offered. */
export type ActionSurface = 'popup' | 'page' | 'link' | 'selection' | 'overlay' | 'key';

/** What a surface needs to know to offer an action for one subject. */
export interface ActionOffer {
  /** For what can be on or off: liked, subscribed, in this playlist. */
  on?: boolean;
  needs: 'nothing' | 'playlist' | 'newPlaylist' | 'eventForm';
  input: Record<string, unknown>;
}

/** What the rest of the program learns from a finished action, for "already in" and "already on my calendar". */
export type Effect =
  | {
      kind: 'membership';
      videoId: string;
      playlistId: string;
      title: string;
      holds: boolean;
      /** The one item that came or went; left out where it is not known, or where all of the video went. */
      itemId?: string | undefined;
      /** Where it came to; the end, where it is left out. */
      position?: number | undefined;
    }
  | { kind: 'itemMoved'; playlistId: string; itemId: string; position: number }
  /** Made or renamed. */
  | { kind: 'playlistNamed'; playlistId: string; title: string; privacyStatus?: string | undefined }
  /** What is in it cannot be told from here: it is read again. */
  | { kind: 'playlistInDoubt'; playlistId: string }
  | { kind: 'playlistGone'; playlistId: string }
  | { kind: 'playlistUsed'; playlistId: string; title: string }
  | { kind: 'eventAdded'; source: string; eventId: number; url: string }
  | { kind: 'eventGone'; eventId: number };

export interface Action<Id extends string = string> extends Runnable<Clients> {
  id: Id;
  service: 'video' | 'calendar';
  subjects: readonly SubjectState['kind'][];
  surfaces: readonly ActionSurface[];
  /** Publishing is confirmed in a page of our own, never from a foreign page's bar. */
  confirmed: boolean;
  /** What its usual course calls: an account needs the scopes for all of them. */
  methods: readonly Method[];
  /** Quota units of the usual course. */
  price: number;
  /** The step after which something is there, whatever becomes of the rest. */
  halfway: string | undefined;
  /** Parses what a surface sent. @throws Fault `badInput` naming the field. */
  parse(input: unknown): Record<string, unknown>;
  /** None where the action makes no sense for this state; several where it can be done to several things. */
  offers(state: SubjectState): ActionOffer[];
  /** Words for the job's line: 'Saved to $1'. */
  words(input: Record<string, unknown>, result: unknown): string[];
  /** Where to see the result. */
  link(input: Record<string, unknown>, result: unknown): string | undefined;
  /** What the person must know although it was done: the calendar took the time for another one. */
  problem(result: unknown): FaultData | undefined;
  /** @param fault what could not be done, or not be taken back, just as it was meant */
  traces(
    input: Record<string, unknown>,
    result: unknown,
    undone: boolean,
    fault?: Pick<FaultData, 'reason'>,
  ): Effect[];
}

interface Declaration<Id extends string, Input, Result> {
  /** Kept on disk with each job, and part of the keys of its sentences: it never changes. */
  id: Id;
  version: number;
  service: 'video' | 'calendar';
  /** Left out, with `surfaces` and `offer`, for what is done to things of one's own, in the manager alone. */
  subjects?: readonly SubjectState['kind'][];
  surfaces?: readonly ActionSurface[];
  confirmed?: boolean;
  methods?: readonly Method[];
  input: () => z.ZodMiniType<Input>;
  /** What it touches: a playlist, a channel, an event; several where it touches several. */
  concurrencyKey: (input: Input) => string | string[];
  /** The concurrency key of what it has made: taken back, it comes after what was done to that. */
  made?: (result: Result) => string;
  /** The step that leaves something there even where what comes after it fails: that is then said of it. */
  halfway?: string;
  offer?: (state: SubjectState) => ActionOffer | ActionOffer[] | undefined;
  words: (input: Input, result?: Result) => string[];
  link?: (input: Input, result?: Result) => string | undefined;
  problem?: (result: Result) => FaultData | undefined;
  traces?: (
    input: Input,
    result: Result | undefined,
    undone: boolean,
    fault?: Pick<FaultData, 'reason'>,
  ) => Effect[];
  run: (context: Omit<RunContext<Clients>, 'input'> & { input: Input }) => Promise<Result>;
  cleansUp?: true;
  /**
   * Left out where there is no way back; then the action says so beforehand. Answers what could not be put back just
   * as it was.
   */
  undo?: (
    context: Omit<UndoContext<Clients>, 'input' | 'result'> & { input: Input; result: Result | undefined },
  ) => Promise<FaultData | undefined>;
}

/** Declares what a person can do with a subject. Everything that offers something reads the list of these. */
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
  const { undo, made, methods = [] } = declared;

  return {
    id: declared.id,
    version: declared.version,
    service: declared.service,
    subjects: declared.subjects ?? [],
    surfaces: declared.surfaces ?? [],
    confirmed: declared.confirmed ?? false,
    methods,
    price: methods.reduce((sum, { cost }) => sum + cost, 0),
    halfway: declared.halfway,
    undoable: undo !== undefined,
    parse: (input) => parse(input) as Record<string, unknown>,
    offers: (state) => [declared.offer?.(state) ?? []].flat(),
    concurrencyKeys: (input) => [declared.concurrencyKey(parse(input))].flat(),
    words: (input, result) => declared.words(parse(input), result as Result | undefined),
    link: (input, result) => declared.link?.(parse(input), result as Result | undefined),
    problem: (result) => (result === undefined ? undefined : declared.problem?.(result as Result)),
    traces: (input, result, undone, fault) =>
      declared.traces?.(parse(input), result as Result | undefined, undone, fault) ?? [],
    run: (context) => declared.run({ ...context, input: parse(context.input) }),
    ...(declared.cleansUp ? { cleansUp: true } : {}),
    ...(made === undefined ? {} : { made: (result) => made(result as Result) }),
    ...(undo === undefined
      ? {}
      : {
          undo: (context) =>
            undo({ ...context, input: parse(context.input), result: context.result as Result | undefined }),
        }),
  };
}
