import { profileRulesWords } from '../../words/profile/profile-rules.ts';
import { type Refusal, wrongState } from '../refusal.ts';

const profileChanged = wrongState('profile_changed', () => profileRulesWords.changedElsewhere);

/** Why a person whose form began with the version that was `seen` can't save the profile, or null. */
export function whyNotUpdateProfile({ version }: { version: number }, seen: number | undefined): Refusal | null {
  return seen === undefined || seen === version ? null : profileChanged;
}
