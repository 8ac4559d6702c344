import { readFileSync } from 'node:fs';

/** The platform's machine-readable description, without its prose: a witness that we did not write. */
const description: Description = JSON.parse(
  readFileSync(new URL('../../recorded/video/description.json', import.meta.url), 'utf8'),
);

interface Description {
  resources: Record<string, { methods: Record<string, DescribedMethod> }>;
  schemas: Record<string, DescribedSchema>;
}

export interface DescribedMethod {
  path: string;
  httpMethod: string;
  scopes: string[];
  parameters: Record<string, DescribedParameter>;
  request?: { $ref: string };
  response?: { $ref: string };
  supportsMediaDownload?: boolean;
  mediaUpload?: { accept: string[]; maxSize: string; protocols: { simple: { path: string } } };
}

export interface DescribedParameter {
  type: 'string' | 'boolean' | 'integer';
  format?: string;
  location: 'query' | 'path';
  required?: boolean;
  repeated?: boolean;
  minimum?: string;
  maximum?: string;
  enum?: string[];
}

/** The JSON schema dialect of the description. */
export interface DescribedSchema {
  $ref?: string;
  type?: 'object' | 'array' | 'string' | 'boolean' | 'integer' | 'number';
  format?: string;
  default?: string;
  deprecated?: boolean;
  enum?: string[];
  properties?: Record<string, DescribedSchema>;
  additionalProperties?: DescribedSchema;
  items?: DescribedSchema;
  /** Methods that want the property. */
  annotations?: { required?: string[] };
}

export function described(id: string): DescribedMethod {
  const [resource = '', name = ''] = id.split('.');
  const found = description.resources[resource]?.methods[name];
  if (found === undefined) throw new Error(`${id} is not described`);
  return found;
}

/** A schema with its reference followed. */
export function resolve(schema: DescribedSchema): DescribedSchema {
  if (schema.$ref === undefined) return schema;
  const found = description.schemas[schema.$ref];
  if (found === undefined) throw new Error(`no schema ${schema.$ref}`);
  return { ...found, deprecated: schema.deprecated, annotations: schema.annotations };
}

/** Values that stand for 'unspecified': leaving the parameter out says the same. */
export const isPlaceholder = (value: string) => /unspecified|unknown$|undefined$/i.test(value);
