/** A failure with advice: told as it is, without a stack. */
export class SetupFailure extends Error {}
export function say(line: string): void;
/** Ends the program with a text for people. */
export function giveUp(error: unknown): never;
