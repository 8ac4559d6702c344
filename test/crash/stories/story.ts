import type { ActionId } from '../../../lib/actions';
import type { Sandbox } from '../../sandbox';
import type { Client } from '../client';
import type { Dice } from '../dice';

/** What acts are made from: the services' inside, and a page's way to ask. */
export interface World {
  sandbox: Sandbox;
  client: Client;
}

/** One click: an action, with what the person chose. */
export interface Click {
  action: ActionId;
  /** Made when its turn has come: ids are what the acts before it led to. */
  input(world: World): Promise<Record<string, unknown>> | Record<string, unknown>;
  /** The person thinks better of it. */
  undo?: boolean;
}

/** One click for many things: a run. */
export interface ManyAtOnce {
  action: ActionId;
  as: 'video' | 'sites';
  /** The inputs of its jobs. */
  items(world: World): Record<string, unknown>[];
  inOrder?: boolean;
  undo?: boolean;
}

export type Act = Click | ManyAtOnce;

/** A few acts one after the other, each about what those before it made. */
export interface Story {
  kind: string;
  /** Tells it from the others of its kind. */
  number: number;
  /** Stories of one room touch the same thing: one after the other. */
  room: string;
  acts: Act[];
  /** What the services hold of the things it is about: one line for each, in no order, without ids. */
  view(sandbox: Sandbox): string[];
}

export type StoryKind = (number: number, dice: Dice) => Story;

/** A row that must be there by now. */
export function found<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Error(`The service holds no ${what}`);
  return row;
}
