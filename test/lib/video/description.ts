import {
  type DescribedMethod,
  type DescribedSchema,
  describedMethods,
  describedSchemas,
} from '../../sandbox-checks/description';

export type { DescribedParameter, DescribedSchema } from '../../sandbox-checks/description';

/** A method in the platform's machine-readable description, which is independent of our code. */
export function described(id: string): DescribedMethod {
  const found = describedMethods.get(id);
  if (found === undefined) throw new Error(`${id} is not described`);
  return found;
}

/** A schema with its reference resolved. */
export function resolve(schema: DescribedSchema): DescribedSchema {
  if (schema.$ref === undefined) return schema;
  const found = describedSchemas[schema.$ref];
  if (found === undefined) throw new Error(`no schema ${schema.$ref}`);
  return { ...found, deprecated: schema.deprecated, annotations: schema.annotations };
}

/** Values that mean 'unspecified': omitting the parameter means the same. */
export const isPlaceholder = (value: string) => /unspecified|unknown$|undefined$/i.test(value);
