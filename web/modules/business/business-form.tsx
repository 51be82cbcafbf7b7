import type { Profile } from '../../../shared/profile/api.ts';
import { checkedNames } from '../../../shared/profile/fields.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { ProfileForm } from '../profile/profile-form.tsx';
import { asksInBusiness } from './asks-in-business.ts';

/** All that our team checks of a dealer's business, with where it is reached, for a dealer that is not verified. */
export function BusinessForm({ profile }: { profile: Profile }) {
  return <ProfileForm profile={profile} part="business" names={checkedNames} asks={asksInBusiness} action={uiWords.save} />;
}
