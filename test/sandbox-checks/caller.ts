import type { Sandbox } from '../sandbox';
import { sandboxFetch } from '../sandbox/client';

interface ResourceId {
  kind: string;
  videoId?: string;
  channelId?: string;
}

/** The members of answers that the tests look at. */
interface ApiResource {
  kind: string;
  etag: string;
  id: string;
  videoId?: string;
  rating?: string;
  snippet?: {
    title?: string;
    description?: string;
    position?: number;
    channelId?: string;
    resourceId?: ResourceId;
    thumbnails?: Record<string, { url: string }>;
  };
  status?: { privacyStatus: string };
  statistics?: Record<string, string>;
  contentDetails?: { itemCount?: number; note?: string; relatedPlaylists?: Record<string, string> };
}

interface ApiBody extends ApiResource {
  items?: ApiResource[];
  nextPageToken?: string;
  prevPageToken?: string;
  pageInfo?: { totalResults: number; resultsPerPage: number };
  error?: {
    code: number;
    status?: string;
    errors: { domain: string; reason: string; location?: string; locationType?: string }[];
    details?: { reason: string }[];
  };
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: ApiBody;
  readonly headers: Headers;
  /** `403 youtube.quota quotaExceeded`, or just the status when nothing is wrong. */
  readonly verdict: string;
}

export type Caller = (
  request: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<ApiAnswer>;

/** Calls the video API with one token, or with what the path itself carries. */
export function caller(sandbox: Sandbox, token?: string): Caller {
  const send = sandboxFetch(sandbox);
  return async (request, body, headers = {}) => {
    const [method = 'GET', path = ''] = request.split(' ');
    const response = await send(`https://youtube.googleapis.com/youtube/v3/${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = (text === '' ? {} : JSON.parse(text)) as ApiBody;
    const fault = answer.error?.errors[0];
    const verdict = [response.status, fault?.domain, fault?.reason].filter(Boolean).join(' ');
    return { status: response.status, body: answer, headers: response.headers, verdict };
  };
}
