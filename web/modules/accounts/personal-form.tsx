import * as z from 'zod/mini';
import type { Profile } from '../../../shared/accounts/api.ts';
import { profileForm } from '../../../shared/accounts/profile-schema.ts';
import { TextField } from '../../ui/field.tsx';
import { ProfileFormFrame } from './profile-form-frame.tsx';
import { useUpdateProfile } from './queries.ts';
import { useProfileForm } from './use-profile-form.ts';

const personalForm = z.omit(profileForm, { business_name: true, business_license: true, business_address: true });
const labels = { full_name: 'Full name', phone: 'Phone', location: 'Location' };

const savedIn = ({ full_name, phone, location }: Profile) => ({ full_name, phone: phone ?? '', location: location ?? '' });

// Who sees the number, in the words of each role.
const phoneHints = {
  buyer: 'The dealer you have a viewing with sees it; others only where you share it on a request.',
  dealer: 'We call it to check, and buyers you have a viewing with see it.',
  admin: 'Nobody else sees it.',
};

/** Name, phone and location of the own profile (docs/domain/permissions.md, "Profiles"). */
export function PersonalForm({ profile }: { profile: Profile }) {
  const update = useUpdateProfile();
  const { field, ...form } = useProfileForm({
    profile,
    part: 'personal',
    schema: personalForm,
    savedIn,
    send: (personal) => update.mutateAsync({ ...personal, version: profile.version }),
  });
  return (
    <ProfileFormFrame {...form} labels={labels} saved={savedIn(profile)} action="Save">
      <div className="sm:col-span-2">
        <TextField label={labels.full_name} autoComplete="name" {...field('full_name')} />
      </div>
      <TextField
        label={labels.phone}
        hint={phoneHints[profile.admin_role ? 'admin' : profile.user_type]}
        isOptional
        type="tel"
        autoComplete="tel"
        {...field('phone')}
      />
      <TextField label={labels.location} hint="Town or area" isOptional autoComplete="address-level2" {...field('location')} />
    </ProfileFormFrame>
  );
}
