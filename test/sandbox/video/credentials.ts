import type { Scope } from './method';

/** Who a token speaks for. */
export interface Actor {
  readonly accountId: string;
  readonly email: string;
  readonly clientId: string;
  readonly scopes: ReadonlySet<Scope>;
  /** Missing for an account that never opened a channel. */
  readonly channelId?: string;
}

/** What a living access token grants, as the sign-in server knows it. */
export interface TokenFacts {
  readonly accountId: string;
  readonly clientId: string;
  /** Full scope names. */
  readonly scopes: readonly string[];
}

/** Looks an access token up; undefined when it is unknown, revoked or expired. */
export type FindToken = (token: string) => Promise<TokenFacts | undefined>;
