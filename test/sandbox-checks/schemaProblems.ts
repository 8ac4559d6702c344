import { type DescribedSchema, describedSchemas } from './description';

const numbers = new Set(['integer', 'number']);
const formats: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  int64: /^-?\d+$/,
  uint64: /^\d+$/,
};

/**
 * Where a value differs from what the description says of a schema: wrong types, words that are no
 * choice, and members that nobody described. Empty when all is well.
 */
export function schemaProblems(value: unknown, schema: string): string[] {
  return problems(value, { $ref: schema }, schema);
}

function problems(value: unknown, schema: DescribedSchema, at: string): string[] {
  if (schema.$ref !== undefined) {
    const referred = describedSchemas[schema.$ref];
    return referred ? problems(value, referred, at) : [`${at}: no schema ${schema.$ref}`];
  }
  const wrong = [`${at}: ${JSON.stringify(value)} is no ${schema.format ?? schema.type}`];
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return wrong;
    const { items = {} } = schema;
    return value.flatMap((entry, index) => problems(entry, items, `${at}[${index}]`));
  }
  if (schema.type === 'object') return objectProblems(value, schema, at) ?? wrong;
  if (schema.type === 'boolean') return typeof value === 'boolean' ? [] : wrong;
  if (numbers.has(schema.type ?? '')) {
    const whole = schema.type === 'number' || Number.isInteger(value);
    return typeof value === 'number' && whole ? [] : wrong;
  }
  if (schema.type !== 'string') return [];
  const isChoice = typeof value === 'string' && (schema.enum?.includes(value) ?? true);
  return isChoice && (formats[schema.format ?? '']?.test(value) ?? true) ? [] : wrong;
}

function objectProblems(value: unknown, schema: DescribedSchema, at: string): string[] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value).flatMap(([name, member]) => {
    const described = schema.properties?.[name] ?? schema.additionalProperties;
    return described ? problems(member, described, `${at}.${name}`) : [`${at}.${name} is not described`];
  });
}
