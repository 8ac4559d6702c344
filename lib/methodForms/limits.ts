import * as z from 'zod/mini';

/** Inclusive bounds of a number, or of the length of a list. */
export interface Limits {
  least?: number;
  most?: number;
}

/** Bounds that a schema checks. Bounds that only a sentence could express are reported when they are exceeded. */
export function getLimits(schema: z.core.$ZodType): Limits {
  const limits: Limits = {};
  for (const { _zod } of schema._zod.def.checks ?? []) {
    const { def } = _zod;
    if (isLess(def)) limits.most = def.value;
    else if (isGreater(def)) limits.least = def.value;
    else if (schema instanceof z.core.$ZodArray && isMaxLength(def)) limits.most = def.maximum;
  }
  return limits;
}

type Def = z.core.$ZodCheckDef;
const isLess = (def: Def): def is Def & { value: number } => def.check === 'less_than';
const isGreater = (def: Def): def is Def & { value: number } => def.check === 'greater_than';
const isMaxLength = (def: Def): def is Def & { maximum: number } => def.check === 'max_length';
