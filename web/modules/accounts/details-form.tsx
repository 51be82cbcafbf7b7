import * as z from 'zod/mini';
import type { Profile } from '../../../shared/accounts/api.ts';
import { businessOf, isWaiting } from '../../../shared/accounts/business-change.ts';
import { profileForm } from '../../../shared/accounts/profile-schema.ts';
import { BusinessFields, businessLabels } from './business-fields.tsx';
import { ProfileFormFrame } from './profile-form-frame.tsx';
import { useUpdateProfile } from './queries.ts';
import { useProfileForm } from './use-profile-form.ts';

const detailsForm = z.omit(profileForm, { full_name: true, phone: true, location: true });

/** What the dealer wants the business to be: what waits, or was refused, so that nobody has to type it again. */
const wantedOf = (profile: Profile) => businessOf(profile.business_change ?? profile);

const savedIn = (profile: Profile) => {
  const { business_name, business_license, business_address } = wantedOf(profile);
  return { business_name: business_name ?? '', business_license: business_license ?? '', business_address: business_address ?? '' };
};

/** A dealer's business: of a verified dealer what is changed waits for our team (docs/domain/lifecycles.md, "Changed business details"). */
export function DetailsForm({ profile }: { profile: Profile }) {
  const update = useUpdateProfile();
  const { is_verified, business_change } = profile;
  const { field, ...form } = useProfileForm({
    profile,
    part: 'details',
    schema: detailsForm,
    savedIn,
    send: (details) => update.mutateAsync({ ...details, version: profile.version }),
    doneMore: (saved) =>
      isWaiting(saved.business_change) ? 'Our team looks at it first. Until then buyers read the details from before.' : undefined,
  });
  return (
    <ProfileFormFrame {...form} labels={businessLabels} saved={savedIn(profile)} action={is_verified ? 'Send to our team' : 'Save'}>
      {is_verified && (
        <p className="text-muted sm:col-span-2">
          Our team has checked these details. What you change waits for our team; buyers read the ones from before until then.
        </p>
      )}
      {business_change?.refused_reason && (
        <p className="sm:col-span-2">Below is what was refused: correct it and send it again, or forget it above.</p>
      )}
      <BusinessFields field={field} />
    </ProfileFormFrame>
  );
}
