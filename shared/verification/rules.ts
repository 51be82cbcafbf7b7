import { verificationRulesWords } from '../../words/verification/verification-rules.ts';
import type { BusinessDetails } from '../business/missing.ts';
import { type Refusal, wrongState } from '../refusal.ts';

/** Those after which the details of that version count as checked. */
export const checkingSteps = ['verified', 'change_approved'] as const;

/** Up to how many bids, buyers, viewings and cars are counted of what a decision concerns. */
export const mostEffectsCounted = 100;

const notADealer = wrongState('not_a_dealer', () => verificationRulesWords.notADealer);
const alreadyVerified = wrongState('wrong_state', () => verificationRulesWords.alreadyVerified);
const suspendedForNow = wrongState('suspended', () => verificationRulesWords.suspendedForNow);
const notVerified = wrongState('wrong_state', () => verificationRulesWords.notVerified);
const licenceMissing = wrongState('licence_missing', () => verificationRulesWords.licenceMissing);
const phoneMissing = wrongState('phone_missing', () => verificationRulesWords.phoneMissing);
const addressMissing = wrongState('address_missing', () => verificationRulesWords.addressMissing);
const detailsChanged = wrongState('details_changed', () => verificationRulesWords.detailsChanged);
const licenceGiven = wrongState('licence_given', () => verificationRulesWords.licenceGiven);
export const licenceAsked = wrongState('licence_asked', () => verificationRulesWords.licenceAsked);

interface Dealer extends BusinessDetails {
  user_type: 'buyer' | 'dealer';
  is_verified: boolean;
  suspended_at?: string | null;
  details_version: number;
}

interface Verified {
  is_verified: boolean;
  details_version: number;
  verification: { step: string; details_version: number } | null;
}

/** Why a dealer can't be asked for anything, or verified whatever is ticked, or null. */
function whyNotWaiting({
  user_type,
  is_verified,
  suspended_at,
}: Pick<Dealer, 'user_type' | 'is_verified' | 'suspended_at'>): Refusal | null {
  if (user_type !== 'dealer') return notADealer;
  if (suspended_at) return suspendedForNow;
  return is_verified ? alreadyVerified : null;
}

/** Why nothing of a dealer's can be approved now, cars and changed details, or null. */
export function whyNotApprove({ suspended_at }: { suspended_at: string | null }): Refusal | null {
  return suspended_at ? suspendedForNow : null;
}

/**
 * Up to which version the details of a verified dealer are checked once its changed business details are approved, as the `next` version: what else it
 * has changed since it was verified stays to be checked.
 */
export function checkedByApproval(dealer: Verified, next: number): number {
  return isChangedSinceVerified(dealer) && dealer.verification ? dealer.verification.details_version : next;
}

/** Whether a verified dealer has changed its phone or location since they were checked (docs/domain/lifecycles.md, "Verification"). */
export function isChangedSinceVerified({ is_verified, details_version, verification }: Verified): boolean {
  const isChecked = checkingSteps.some((step) => step === verification?.step);
  return is_verified && verification !== null && isChecked && verification.details_version < details_version;
}

/**
 * Why the administrator can't verify this dealer on the version of its details that was `seen`, or null. A verified one is checked again only when
 * it has changed them.
 */
export function whyNotVerify(dealer: Dealer & Verified, seen: number): Refusal | null {
  const refusal = isChangedSinceVerified(dealer) ? null : whyNotWaiting(dealer);
  if (refusal) return refusal;
  if (!dealer.business_license) return licenceMissing;
  if (!dealer.phone) return phoneMissing;
  if (!dealer.business_address) return addressMissing;
  return dealer.details_version === seen ? null : detailsChanged;
}

/** Why the administrator can't take back the verification, or null. */
export function whyNotUnverify({
  user_type,
  is_verified,
  suspended_at,
}: Pick<Dealer, 'user_type' | 'is_verified' | 'suspended_at'>): Refusal | null {
  if (user_type !== 'dealer') return notADealer;
  if (suspended_at) return suspendedForNow;
  return is_verified ? null : notVerified;
}

/** Why the administrator can't ask the dealer for its licence number, or null; the same details are asked about once. */
export function whyNotAskForLicence(dealer: Omit<Dealer, 'details_version'>, facts: { isAsked: boolean }): Refusal | null {
  const refusal = whyNotWaiting(dealer);
  if (refusal) return refusal;
  if (dealer.business_license) return licenceGiven;
  return facts.isAsked ? licenceAsked : null;
}

/** Why the administrator can't ask the dealer for more, or null. */
export const whyNotAskForMore = whyNotWaiting;
