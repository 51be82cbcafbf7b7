import { plural } from '../words.ts';

/** What our team checks of a dealer's business, in the order in which it is asked for. */
const details = {
  business_name: 'business name',
  business_license: 'licence number',
  phone: 'phone',
  location: 'location',
  business_address: 'business address',
} as const;

type DetailName = keyof typeof details;

/** A dealer's business as our team checks it; null where nothing was given. */
export type BusinessDetails = Record<DetailName, string | null>;

/** The details that a dealer has not given yet, with their names in a sentence (docs/domain/lifecycles.md, "Verification"). */
export function whatIsMissing(business: BusinessDetails): { field: DetailName; name: string }[] {
  return (Object.keys(details) as DetailName[]).filter((field) => !business[field]).map((field) => ({ field, name: details[field] }));
}

/** '2 things are missing: licence number, location.' */
export function missingSentence(missing: readonly { name: string }[]): string {
  const names = missing.map(({ name }) => name).join(', ');
  return plural(missing.length, { one: `One thing is missing: ${names}.`, other: `# things are missing: ${names}.` });
}

/** Whether two values of a detail are the same, in one line: older rows may have kept more white space than forms do now. */
export function isSameDetail(one: string | null, other: string | null): boolean {
  return one?.replace(/\s+/g, ' ') === other?.replace(/\s+/g, ' ');
}

/** Whether two states of a business are one and the same to whoever checks them. */
export function isSameBusiness(one: BusinessDetails, other: BusinessDetails): boolean {
  return (Object.keys(details) as DetailName[]).every((field) => isSameDetail(one[field], other[field]));
}
