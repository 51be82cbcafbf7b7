import { businessDetailWords } from '../../words/business/business-detail.ts';
import { checkedNames } from '../profile/fields.ts';

type DetailName = (typeof checkedNames)[number];

/** A dealer's business as our team checks it; null where nothing was given. */
export type BusinessDetails = Record<DetailName, string | null>;

/** The details that a dealer has not given yet, with their names in a sentence (docs/domain/lifecycles.md, "Verification"). */
export function whatIsMissing(business: BusinessDetails): { field: DetailName; name: string }[] {
  return checkedNames.filter((field) => !business[field]).map((field) => ({ field, name: businessDetailWords.names[field] }));
}

/** Whether two states of a business are one and the same to whoever checks them. */
export function isSameBusiness(one: BusinessDetails, other: BusinessDetails): boolean {
  return checkedNames.every((field) => one[field] === other[field]);
}
