import { badInput, type Refusal, wrongState } from '../refusal.ts';
import { isSameDetail } from './missing.ts';

export const emailTaken = wrongState('email_taken', 'An account with this email already exists. Please sign in instead.');
export const alreadySignedIn = wrongState('already_signed_in', 'You are already signed in. Please sign out to create another account.');

const tooLikeCurrent = badInput(
  'password_too_like',
  'This is your current password, or a part of it, or it contains it. Please choose another one.',
  'password',
);

/**
 * Why this can't follow the current password, or null: whoever knows that one finds it at once (docs/domain/accounts.md, "E-mail and password").
 * Upper and lower case are one.
 */
export function whyNotNewPassword(current: string, next: string): Refusal | null {
  const [before, after] = [current.toLowerCase(), next.toLowerCase()];
  return before.includes(after) || after.includes(before) ? tooLikeCurrent : null;
}

const checkedByUs = wrongState(
  'business_details_checked',
  'Our team has checked your business name, licence and address, so they can’t be changed here. Please write to us to change them.',
);

interface Business {
  business_name: string | null;
  business_license: string | null;
  business_address: string | null;
}

/**
 * Why this person can't save the profile, or null: a verified dealer can't change the business data that were checked
 * (docs/domain/lifecycles.md, "Verification").
 */
export function whyNotUpdateProfile(before: Business & { is_verified: boolean }, after: Business): Refusal | null {
  const changed =
    !isSameDetail(before.business_name, after.business_name) ||
    !isSameDetail(before.business_license, after.business_license) ||
    !isSameDetail(before.business_address, after.business_address);
  return before.is_verified && changed ? checkedByUs : null;
}

/** Why a dealer can't add, replace or remove the photo of the licence, or null. */
export function whyNotChangeLicencePhoto({ is_verified }: { is_verified: boolean }): Refusal | null {
  return is_verified ? checkedByUs : null;
}
