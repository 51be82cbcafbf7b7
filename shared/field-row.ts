/**
 * How a form asks for a field: a line, a long one, a line with usual answers, text, a phone number, a whole number, a year, an amount in KSh, one of its
 * options, a drawing, a tick.
 */
export type FieldInput =
  | 'line'
  | 'long_line'
  | 'suggested'
  | 'text'
  | 'phone'
  | 'whole'
  | 'year'
  | 'amount'
  | 'choice'
  | 'drawing'
  | 'tick';

/** A field as plain data: what forms, lists, the log and the copy of own data follow from (STYLE.md, "A field"). Its words stand in a table. */
export interface FieldRow<Place extends string = string> {
  input: FieldInput;
  /** The values that it can have. */
  options?: readonly string[];
  /** What a number counts. */
  unit?: 'km';
  isRequired?: true;
  /** Where it is kept or shown beside its form, in a report of its thing too; the log, the copy of own data and a report of a car have every field. */
  at: readonly Place[];
}

type Rows = Readonly<Record<string, FieldRow>>;

/** The words of the options of rows, as their table has them: an option without words is an error of the compiler. */
export type OptionWords<R extends Readonly<Record<string, FieldRow>>> = {
  readonly [Name in keyof R as R[Name] extends { options: object } ? Name : never]: R[Name] extends {
    options: readonly (infer Option extends string)[];
  }
    ? Readonly<Record<Option, string>>
    : never;
};

/** How the forms of these rows ask for them: a component of inputs ends with `satisfies never`, so that a kind without a branch doesn't compile. */
export type InputOf<R extends Rows> = R[keyof R]['input'];

/** The names of rows, in their order. */
export function namesOf<R extends Rows>(rows: R): (keyof R & string)[] {
  return Object.keys(rows);
}

/** A value for each of these names. */
export function recordOf<Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}

export type NameAt<R extends Rows, Place> = { [Name in keyof R & string]: Place extends R[Name]['at'][number] ? Name : never }[keyof R &
  string];

/** The names of the rows that stand at a place, in their order. */
export function namesAt<R extends Rows, Place extends R[keyof R]['at'][number]>(rows: R, place: Place): NameAt<R, Place>[] {
  return namesOf(rows).filter((name): name is NameAt<R, Place> => rows[name]?.at.includes(place) === true);
}

/** Only these members of a thing: of a row of the database, or of a shape of schemas. */
export function pick<Thing, Name extends keyof Thing>(thing: Thing, names: readonly Name[]): Pick<Thing, Name> {
  return Object.fromEntries(names.map((name) => [name, thing[name]])) as Pick<Thing, Name>;
}
