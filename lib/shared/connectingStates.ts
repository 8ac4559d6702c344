/** States of connecting a calendar site, in order; `otherHost` waits for one more permission, the last two are final. */
export const connectingStates = [
  'permission',
  'looking',
  'otherHost',
  'approving',
  'checking',
  'connected',
  'failed',
] as const;
export type ConnectingState = (typeof connectingStates)[number];
