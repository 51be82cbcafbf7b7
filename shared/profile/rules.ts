import { type Refusal, wrongState } from '../refusal.ts';

const profileChanged = wrongState(
  'profile_changed',
  () => 'Your profile was changed elsewhere meanwhile. Please look at what is saved now, then save again.',
);

/** Why a person whose form began with the version that was `seen` can't save the profile, or null. */
export function whyNotUpdateProfile({ version }: { version: number }, seen: number | undefined): Refusal | null {
  return seen === undefined || seen === version ? null : profileChanged;
}
