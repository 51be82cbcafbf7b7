import type { Profile } from '../../../shared/profile/api.ts';
import { personNames, profileFields } from '../../../shared/profile/fields.ts';
import { profileFormWords } from '../../../words/profile/profile-form.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { ProfileForm } from './profile-form.tsx';

/** Who somebody is, and where they are reached. */
export function PersonalForm({ profile }: { profile: Profile }) {
  const phone = { hint: profileFormWords.phoneHints[profile.admin_role ? 'admin' : profile.user_type] };
  return (
    <ProfileForm
      profile={profile}
      part="personal"
      names={personNames}
      asks={(name) => ({ isOptional: !('isRequired' in profileFields[name]), ...(name === 'phone' && phone) })}
      action={uiWords.save}
    />
  );
}
