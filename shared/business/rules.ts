import { businessRulesWords } from '../../words/business/business-rules.ts';
import { pick } from '../field-row.ts';
import { type BusinessField, businessNames, checkedNames } from '../profile/fields.ts';
import { badInput, type Refusal, wrongState } from '../refusal.ts';
import type { BusinessDetails } from './missing.ts';

/** What our team checks of a business and others read; null where nothing was given. */
export type Business = Record<BusinessField, string | null>;

/** The set of changed details that a dealer has sent, by its id; with a reason when it was refused. */
interface Change {
  id: string;
  refused_reason: string | null;
}

const nothingWaits = wrongState('nothing_waits', () => businessRulesWords.nothingWaits);
const otherDetails = wrongState('details_changed', () => businessRulesWords.otherDetails);

const left: Record<keyof BusinessDetails, Refusal> = {
  business_name: badInput('business_name_missing', () => businessRulesWords.keeps.business_name, 'business_name'),
  business_license: badInput('licence_missing', () => businessRulesWords.keeps.business_license, 'business_license'),
  phone: badInput('phone_missing', () => businessRulesWords.keeps.phone, 'phone'),
  location: badInput('location_missing', () => businessRulesWords.keeps.location, 'location'),
  business_address: badInput('address_missing', () => businessRulesWords.keeps.business_address, 'business_address'),
};

/** These fields alone. */
export function businessOf(business: Business): Business {
  return pick(business, businessNames);
}

/** The fields in which two states of a business differ. */
export function changedFields(one: Business, other: Business): BusinessField[] {
  return businessNames.filter((field) => one[field] !== other[field]);
}

/** Why a person can't want this of the business, or null: a verified dealer may change what was checked, not leave it out. */
export function whyNotChangeBusiness(before: BusinessDetails & { is_verified: boolean }, wanted: BusinessDetails): Refusal | null {
  const field = before.is_verified && checkedNames.find((name) => before[name] && !wanted[name]);
  return field ? left[field] : null;
}

/**
 * Whether what a person wants of the business waits for the administrator while the old shows: whatever a verified dealer changes of it
 * (docs/domain/lifecycles.md, "Changed business details").
 */
export function mustWait(before: Business & { is_verified: boolean }, wanted: Business): boolean {
  return before.is_verified && changedFields(before, wanted).length > 0;
}

/** Whether this set waits for the administrator. */
export function isWaiting<C extends Pick<Change, 'refused_reason'>>(change: C | null): change is C {
  return change !== null && change.refused_reason === null;
}

/** Why a dealer can't take back what waits, or forget what was refused, or null. */
export function whyNotTakeBack(change: Change | null): Refusal | null {
  return change ? null : nothingWaits;
}

/** Why the administrator can't approve or refuse the set that was `seen`, or null. */
export function whyNotDecide(change: Change | null, seen: string): Refusal | null {
  if (!isWaiting(change)) return nothingWaits;
  return change.id === seen ? null : otherDetails;
}

const checkedByUs = wrongState('business_details_checked', () => businessRulesWords.checkedByUs);

/** Why a dealer can't add, replace or remove the photo of the licence, or null. */
export function whyNotChangeLicencePhoto({ is_verified }: { is_verified: boolean }): Refusal | null {
  return is_verified ? checkedByUs : null;
}
