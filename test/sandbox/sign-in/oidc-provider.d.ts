/** The part of oidc-provider that the sandbox uses; the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Context {
    readonly req: IncomingMessage;
    readonly res: ServerResponse;
    readonly method: string;
    readonly host: string;
    readonly path: string;
    query: Record<string, string | string[] | undefined>;
    status: number;
    type: string;
    body: unknown;
    redirect(url: string): void;
    readonly oidc?: { readonly params?: Record<string, unknown>; readonly client?: unknown };
    readonly response: { get(name: string): string };
  }

  export type Middleware = (context: Context, next: () => Promise<void>) => Promise<void> | void;

  export interface Token {
    readonly accountId: string;
    readonly clientId: string;
    readonly grantId: string;
    readonly scope?: string;
    readonly exp: number;
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    rejectOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export interface InteractionDetails {
    readonly uid: string;
    readonly prompt: { readonly name: string };
    readonly params: Record<string, unknown>;
    readonly session?: { readonly accountId?: string };
    persist(): Promise<string>;
  }

  export interface Adapter {
    upsert(id: string, payload: Record<string, unknown>, expiresIn?: number): Promise<void>;
    find(id: string): Promise<Record<string, unknown> | undefined>;
    findByUid(uid: string): Promise<Record<string, unknown> | undefined>;
    findByUserCode(userCode: string): Promise<Record<string, unknown> | undefined>;
    destroy(id: string): Promise<void>;
    consume(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Provider {
    readonly Client: { prototype: { redirectUriAllowed(uri: string): boolean } };
    readonly AccessToken: {
      new (content: Record<string, unknown>): { save(): Promise<string> };
      find(value: string): Promise<Token | undefined>;
    };
    readonly AuthorizationCode: { find(value: string): Promise<Token | undefined> };
    readonly RefreshToken: { find(value: string): Promise<Token | undefined> };
    readonly Grant: new (content: { accountId: string; clientId: string }) => Grant;
    use(middleware: Middleware): this;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<InteractionDetails>;
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<string>;
    on(event: 'server_error', listener: (context: Context, error: Error) => void): this;
  }
}

declare module 'oidc-provider/lib/provider.js' {
  import type { Provider as Served } from 'oidc-provider';

  export const Provider: new (issuer: string, configuration: Record<string, unknown>) => Served;
}

declare module 'oidc-provider/lib/helpers/interaction_policy/index.js' {
  export class Prompt {
    constructor(info: { name: string; requestable: boolean }, ...checks: unknown[]);
  }
  export function base(): Prompt[] & { add(prompt: Prompt, index?: number): void };
}
