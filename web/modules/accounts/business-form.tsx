import * as z from 'zod/mini';
import type { Profile } from '../../../shared/accounts/api.ts';
import { profileForm } from '../../../shared/accounts/profile-schema.ts';
import { BusinessFields, businessLabels } from './business-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ProfileFormFrame } from './profile-form-frame.tsx';
import { useUpdateProfile } from './queries.ts';
import { useProfileForm } from './use-profile-form.ts';

const businessForm = z.omit(profileForm, { full_name: true });
const labels = { ...businessLabels, phone: 'Contact phone', location: 'Location' };

const savedIn = ({ business_name, business_license, phone, location, business_address }: Profile) => ({
  business_name: business_name ?? '',
  business_license: business_license ?? '',
  phone: phone ?? '',
  location: location ?? '',
  business_address: business_address ?? '',
});

/** All that our team checks of a dealer's business, with where it is reached, for a dealer that is not verified. */
export function BusinessForm({ profile }: { profile: Profile }) {
  const update = useUpdateProfile();
  const { field, ...form } = useProfileForm({
    profile,
    part: 'business',
    schema: businessForm,
    savedIn,
    send: (business) => update.mutateAsync({ ...business, version: profile.version }),
  });
  return (
    <ProfileFormFrame {...form} labels={labels} saved={savedIn(profile)} action="Save">
      <BusinessFields field={field}>
        <ContactFields field={field} />
      </BusinessFields>
    </ProfileFormFrame>
  );
}
