import { Readable } from 'node:stream';
import { auth, youtube } from '@googleapis/youtube';
import { createTransport, type Method, type TransportOptions } from '../../../lib/http';
import { videoErrors } from '../../../lib/video';
import type { Call } from './calls';
import { described } from './description';

/** The ways of authentication (video API source document, Authentication). */
export const signings = ['token in the header', 'token in the address', 'key'] as const;
export type Signing = (typeof signings)[number];

export interface Address {
  origin: string;
  signing: Signing;
}

/** Makes a call with our client. */
export async function callByUs({ origin, signing }: Address, method: Method, call: Call): Promise<unknown> {
  const signed: Record<Signing, Partial<TransportOptions>> = {
    'token in the header': { credentials: { authorization: async () => 'Bearer any token' } },
    'token in the address': {
      credentials: { authorization: async () => 'Bearer any token' },
      tokenIn: 'query',
    },
    key: { key: 'any key' },
  };
  const transport = createTransport({
    base: `${origin}/youtube/v3`,
    errors: videoErrors,
    ...signed[signing],
  });
  return transport.call(method, call.params, call.body, call.media && { media: call.media });
}

/** Makes a call with the platform vendor's own client, as reference. */
export async function callByVendor(
  { origin, signing }: Address,
  method: Method,
  { params, body, media }: Call,
): Promise<unknown> {
  const token = new auth.OAuth2();
  token.setCredentials({ access_token: 'any token' });
  const signed: Record<Signing, object> = {
    'token in the header': { auth: token },
    'token in the address': { access_token: 'any token' },
    key: { auth: 'any key' },
  };
  const asked = {
    ...Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, asDescribed(method, name, value)]),
    ),
    ...(body !== undefined && { requestBody: body }),
    ...(media && { media: { mimeType: media.type, body: Readable.from([await readBytes(media)]) } }),
    ...signed[signing],
  };
  const [resource = '', name = ''] = method.id.split('.');
  const methods: unknown = Reflect.get(youtube({ version: 'v3', retry: false }), resource);
  const send: unknown = Reflect.get(Object(methods), name);
  if (typeof send !== 'function') throw new Error(`The vendor's client has no ${method.id}`);
  return Reflect.apply(send, methods, [asked, { rootUrl: `${origin}/` }]);
}

/** One list parameter is a plain string in the description: the caller of the vendor's client joins it with commas. */
function asDescribed({ id }: Method, name: string, value: unknown): unknown {
  return Array.isArray(value) && !described(id).parameters[name]?.repeated ? value.join(',') : value;
}

const readBytes = async (media: Blob) => Buffer.from(await media.arrayBuffer());
