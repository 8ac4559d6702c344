import * as z from 'zod/mini';
import { once } from '../../shared/once';
import { findAddressProblem } from '../../shared/secureAddress';
import { signInMethods } from '../../shared/signInMethods';
import { faultSchema } from './shared';

/** An address that secrets are sent to. It is checked whenever a row is read, whoever wrote it. */
const secretAddress = () =>
  z.string().check(z.refine((address) => findAddressProblem(address) === undefined));

/** A platform that the person entered: where to sign in and where the video API is. */
export const platformSchema = once(() =>
  z.object({
    /** Of the build's own platform `live` or `sandbox`. */
    id: z.string(),
    name: z.string(),
    issuer: secretAddress(),
    authorizeEndpoint: secretAddress(),
    tokenEndpoint: secretAddress(),
    revokeEndpoint: secretAddress(),
    /** Base address of all methods, without a trailing slash. */
    apiBase: secretAddress(),
    scopes: z.array(z.string()),
  }),
);

export const accountSchema = once(() =>
  z.union([
    z.object({
      service: z.literal('video'),
      accountId: z.string(),
      channelId: z.string(),
      title: z.string(),
      handle: z.optional(z.string()),
      image: z.optional(z.string()),
      clientId: z.string(),
      scopes: z.array(z.string()),
      /** How it signed in; absent for code with PKCE. */
      method: z.optional(z.enum([...signInMethods, 'key'])),
      /** The platform that it signed in to; absent for the build's own. */
      platform: z.optional(platformSchema()),
      connectedAt: z.number(),
      /** End of the sign-in, epoch milliseconds; absent if it has none, or the platform did not say. */
      endsAt: z.optional(z.number()),
      problem: z.optional(faultSchema()),
    }),
    z.object({
      service: z.literal('calendar'),
      accountId: z.string(),
      name: z.string(),
      /** The site's own address, `https://calendar.example` (no slash at the end unless in a folder). */
      url: z.string(),
      /** The REST root as advertised: `…/wp-json/` or `…/?rest_route=/`. */
      restRoot: z.string(),
      namespace: z.string(),
      timeZone: z.string(),
      user: z.string(),
      userId: z.number(),
      roles: z.array(z.string()),
      canCreate: z.boolean(),
      canPublish: z.boolean(),
      /** Absent if it was connected by a version that did not ask. */
      canUpload: z.optional(z.boolean()),
      /** How it signs in; absent for an application password from the site's own page. */
      scheme: z.optional(z.enum(['typed', 'bearer', 'none'])),
      /** The application password's uuid on the site, to delete it by; absent for typed-in ones. */
      passwordId: z.optional(z.string()),
      connectedAt: z.number(),
      problem: z.optional(faultSchema()),
    }),
  ]),
);

const madeBy = <Made>(type: new (size: number) => Made) => z.custom<Made>((value) => value instanceof type);

/** An encrypted secret: AES-GCM with the vault's key. */
export const secretSchema = once(() =>
  z.object({
    name: z.string(),
    iv: madeBy(Uint8Array),
    sealed: madeBy(ArrayBuffer),
    /** The key of the lock that it is encrypted under; absent for the key that the browser stores. */
    keyId: z.optional(z.string()),
    /** Of the lock's own row, which holds that key: how the passphrase encrypts it. */
    wrap: z.optional(
      z.object({
        salt: madeBy(Uint8Array),
        /** Rounds of PBKDF2. */
        rounds: z.int().check(z.minimum(100_000), z.maximum(10_000_000)),
        /** The lock was turned off; secrets may still be encrypted under its key. */
        isEnding: z.optional(z.boolean()),
      }),
    ),
  }),
);
