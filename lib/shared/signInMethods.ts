/** How tokens are obtained: code with PKCE, implicit grant, or by the browser. An API key alone is no sign-in. */
export const signInMethods = ['code', 'implicit', 'browser'] as const;
export type SignInMethod = (typeof signInMethods)[number];
