/** A reader of one of these values. */
export const oneOf =
  <const Value extends string>(values: readonly Value[]) =>
  (text: string | null) =>
    values.find((value) => value === text);

/** The id, if it is one; in small letters, as ids are kept. */
export function idIn(text: string | null): string | undefined {
  const id = text?.toLowerCase() ?? '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined;
}

/** A day as inputs write it, '2026-11-21'; undefined when there is none like it. */
export function dayIn(text: string | null): string | undefined {
  const at = text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return text && at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
}

/** A text from an address, at most 100 characters; undefined when empty. */
export const short = (text: string | null) => text?.slice(0, 100) || undefined;

/** A reader of the filters of a list in an address, each under its name. What it holds beside them, or in another form, is left out. */
export function filtersOf<Filters extends object>(readers: { [Name in keyof Filters]-?: (text: string | null) => Filters[Name] }) {
  const named = Object.entries<(text: string | null) => unknown>(readers);
  return (address: URLSearchParams): Filters => {
    const given = named.map(([name, read]) => [name, read(address.get(name))] as const);
    return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Filters;
  };
}

// What an address can ask its page for. It stands here because every module may build addresses, so they import none.

/** What the own appointments can be narrowed to: those ahead, those whose time has passed without an outcome, those that ended in a sale. */
export const appointmentShows = ['upcoming', 'overdue', 'sold'] as const;
export type AppointmentShow = (typeof appointmentShows)[number];

/** The parts of the list of people. */
export type PeopleShow = 'waiting' | 'proposed' | 'changed' | 'dealers' | 'buyers' | 'unverified-email';

/** The fields of a request that an address can fill in. */
export type RequestInLink = Partial<
  Record<'car_model' | 'budget' | 'location' | 'condition' | 'fuel_type' | 'transmission' | 'description', string | undefined>
>;
