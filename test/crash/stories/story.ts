import type { ActionId } from '../../../lib/actions';
import type { Sandbox } from '../../sandbox';
import type { Client } from '../client';
import type { Random } from '../random';

/** What inputs are made from: the data of the services, and the extension's messages. */
export interface StoryContext {
  sandbox: Sandbox;
  client: Client;
}

/** One click: an action, with what the person chose. */
export interface Click {
  action: ActionId;
  /** Made when the act starts: it may use ids that earlier acts created. */
  input(context: StoryContext): Promise<Record<string, unknown>> | Record<string, unknown>;
  /** Whether the person undoes it. */
  undo?: boolean;
}

/** One click for many things: a batch. */
export interface ManyAtOnce {
  action: ActionId;
  as: 'video' | 'sites';
  /** The inputs of its jobs. */
  items(context: StoryContext): Record<string, unknown>[];
  inOrder?: boolean;
  undo?: boolean;
}

export type Act = Click | ManyAtOnce;

/** Some acts one after the other, each about what those before it made. */
export interface Story {
  kind: string;
  /** Number within its kind. */
  number: number;
  /** Stories of one group change the same thing: they run one after the other. */
  group: string;
  acts: Act[];
  /** The data of the services on the things it is about: one line each, in any order, without ids. */
  view(sandbox: Sandbox): string[];
}

export type StoryKind = (number: number, random: Random) => Story;

/** @throws Error if the row is missing */
export function found<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Error(`The service holds no ${what}`);
  return row;
}
