import * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** What a form may give of a field, and what a reply tells of it. Apart from its row, which lists import that know no schemas. */
export interface FieldSchema<Given extends Schema = Schema, Told extends Schema = Schema> {
  given: Given;
  told: Told;
}

export const wordsField = <Given extends Schema>(given: Given) => ({ given, told: z.string() });

export const numberField = <Given extends Schema>(given: Given) => ({ given, told: z.number() });

/** One of the options of its row; `sentence` for anything else. */
export function choiceField<Option extends string>(options: readonly Option[], sentence: () => string) {
  return { given: z.enum(options, { error: sentence }), told: z.enum(options) };
}

/** The same where nothing may be said: null says so, and what is absent says nothing at all, so that it stays as it was where there is something. */
export function mayLack<Given extends Schema, Told extends Schema>({ given, told }: FieldSchema<Given, Told>) {
  return { given: z.optional(z.nullable(given)), told: z.nullable(told) };
}

type Schemas = Readonly<Record<string, FieldSchema>>;
type EachMayLack<S extends Schemas> = { [Name in keyof S]: ReturnType<typeof mayLack<S[Name]['given'], S[Name]['told']>> };

/** All of these, none of which need be said. */
export function eachMayLack<S extends Schemas>(schemas: S): EachMayLack<S> {
  return mapped(schemas, mayLack) as EachMayLack<S>;
}

/** The shape of a form. */
export function givenOf<S extends Schemas>(schemas: S) {
  return mapped(schemas, ({ given }) => given) as { [Name in keyof S]: S[Name]['given'] };
}

/** The shape of a form that changes some of them: what is absent stays as it was. Not `z.partial`, which the public forms would load too. */
export function changesOf<S extends Schemas>(schemas: S) {
  return mapped(schemas, ({ given }) => z.optional(given)) as { [Name in keyof S]: z.ZodMiniOptional<S[Name]['given']> };
}

/** The shape of a reply. */
export function toldOf<S extends Schemas>(schemas: S) {
  return mapped(schemas, ({ told }) => told) as { [Name in keyof S]: S[Name]['told'] };
}

function mapped<To>(schemas: Schemas, to: (schema: FieldSchema) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, to(schema)]));
}
