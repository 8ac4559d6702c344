import type { messages } from '../../entrypoints/background/handlers';

/** The table of messages, as a type: `ask(name, question)` → answer. */
type Messages = typeof messages;

export type MessageName = keyof Messages;

/** Type of a message's data. */
export type Question<Name extends MessageName> = Parameters<Messages[Name]['answer']>[1];

/** Type of a message's answer. A handler that returns nothing answers null, since JSON has no undefined. */
export type Answer<Name extends MessageName> =
  Returned<Name> extends Promise<void> ? null : Awaited<Returned<Name>>;

type Returned<Name extends MessageName> = ReturnType<Messages[Name]['answer']>;
