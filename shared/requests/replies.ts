import * as z from 'zod/mini';
import type { FieldRow } from '../field-row.ts';
import { type RequestField, requestFields, requestNames } from './fields.ts';
import type { RequestForm } from './schema.ts';

// Not beside the forms' schemas: the script of the public form has those, and knows no rows.
function toldAs({ input, options = [] }: FieldRow): z.ZodMiniType {
  if (input === 'tick') return z.boolean();
  if (input === 'choice') return z.enum(options);
  return input === 'text' ? z.nullable(z.string()) : z.string();
}

/** What the buyer says of the car wanted, in a reply. */
export const toldOfRequest = Object.fromEntries(requestNames.map((name) => [name, toldAs(requestFields[name])])) as {
  [Name in RequestField]: z.ZodMiniType<RequestForm[Name]>;
};

/** A budget as it was typed, and what was read of it, in KSh. */
export const readBudget = { budget: z.string(), budget_min: z.nullable(z.number()), budget_max: z.nullable(z.number()) };
