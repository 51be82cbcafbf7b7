import type { Profile } from '../../../shared/profile/api.ts';
import { personNames, profileFields } from '../../../shared/profile/fields.ts';
import { ProfileForm } from './profile-form.tsx';

// Who sees the number, in the words of each role.
const phoneHints = {
  buyer: 'The dealer you have a viewing with sees it; others only where you share it on a request.',
  dealer: 'We call it to check, and buyers you have a viewing with see it.',
  admin: 'Nobody else sees it.',
};

/** Who somebody is, and where they are reached. */
export function PersonalForm({ profile }: { profile: Profile }) {
  const phone = { hint: phoneHints[profile.admin_role ? 'admin' : profile.user_type] };
  return (
    <ProfileForm
      profile={profile}
      part="personal"
      names={personNames}
      asks={(name) => ({ isOptional: !('isRequired' in profileFields[name]), ...(name === 'phone' && phone) })}
      action="Save"
    />
  );
}
