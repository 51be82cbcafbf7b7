import { checkedNames, profileFields } from '../profile/fields.ts';
import { plural } from '../words.ts';

type DetailName = (typeof checkedNames)[number];

/** A dealer's business as our team checks it; null where nothing was given. */
export type BusinessDetails = Record<DetailName, string | null>;

/** The details that a dealer has not given yet, with their names in a sentence (docs/domain/lifecycles.md, "Verification"). */
export function whatIsMissing(business: BusinessDetails): { field: DetailName; name: string }[] {
  return checkedNames.filter((field) => !business[field]).map((field) => ({ field, name: profileFields[field].label.toLowerCase() }));
}

/** '2 things are missing: licence number, location.' */
export function missingSentence(missing: readonly { name: string }[]): string {
  const names = missing.map(({ name }) => name).join(', ');
  return plural(missing.length, { one: `One thing is missing: ${names}.`, other: `# things are missing: ${names}.` });
}

/** Whether two states of a business are one and the same to whoever checks them. */
export function isSameBusiness(one: BusinessDetails, other: BusinessDetails): boolean {
  return checkedNames.every((field) => one[field] === other[field]);
}
