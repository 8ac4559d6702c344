import { readFileSync } from 'node:fs';

/** A piece of the description's schemas: JSON schema as of draft 3, with references by bare name. */
export interface DescribedSchema {
  readonly type?: string;
  readonly $ref?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly items?: DescribedSchema;
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly additionalProperties?: DescribedSchema;
  readonly deprecated?: boolean;
  /** Methods that want the property. */
  readonly annotations?: { readonly required?: readonly string[] };
}

export interface DescribedParameter {
  readonly type: string;
  readonly format?: string;
  readonly location: 'query' | 'path';
  readonly required?: boolean;
  readonly repeated?: boolean;
  readonly minimum?: string;
  readonly maximum?: string;
  readonly enum?: readonly string[];
}

export interface DescribedMethod {
  readonly id: string;
  readonly httpMethod: string;
  /** `youtube/v3/videos` */
  readonly path: string;
  readonly scopes: readonly string[];
  readonly parameters: Readonly<Record<string, DescribedParameter>>;
  readonly request?: { readonly $ref: string };
  readonly response?: { readonly $ref: string };
  readonly supportsMediaDownload?: boolean;
  readonly mediaUpload?: {
    readonly accept: readonly string[];
    readonly maxSize: string;
    readonly protocols: { readonly simple: { readonly path: string } };
  };
}

/** The platform's machine-readable description, without its prose. */
const description = JSON.parse(
  readFileSync(new URL('../recorded/video/description.json', import.meta.url), 'utf8'),
) as {
  resources: Record<string, { methods: Record<string, DescribedMethod> }>;
  schemas: Record<string, DescribedSchema>;
};

export const describedSchemas = description.schemas;

/** What the platform offers besides the 48 methods of our source document: live streams, shops, tests. */
const outside = new Set([
  'abuseReports',
  'liveBroadcasts',
  'liveChatBans',
  'liveChatMessages',
  'liveChatModerators',
  'liveStreams',
  'playlistImages',
  'superChatEvents',
  'tests',
  'thirdPartyLinks',
  'videoTrainability',
  'youtube',
  'comments.markAsSpam',
  'videos.batchGetStats',
]);

/** The methods of our source document as described, by id: `playlistItems.insert`. */
export const describedMethods: ReadonlyMap<string, DescribedMethod> = new Map(
  Object.entries(description.resources)
    .flatMap(([resource, { methods = {} }]) =>
      Object.entries(methods).map(([name, method]) => [`${resource}.${name}`, method] as const),
    )
    .filter(([id]) => !outside.has(id) && !outside.has(id.split('.')[0] ?? '')),
);
