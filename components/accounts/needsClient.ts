import type { ClientFacts } from '../../lib/messages';

/** Whether a sign-in would fail because no OAuth client is set: neither the person's own nor the build's. */
export const needsClient = ({ clientId, builtIn }: ClientFacts): boolean => clientId === '' && !builtIn;
