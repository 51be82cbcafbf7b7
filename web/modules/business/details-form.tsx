import { missingSentence, untilGiven } from '../../../shared/business/missing-words.ts';
import { isWaiting } from '../../../shared/business/rules.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { businessNames } from '../../../shared/profile/fields.ts';
import { ProfileForm } from '../profile/profile-form.tsx';
import { SupportAddress } from '../settings/support-address.tsx';
import { asksInBusiness } from './asks-in-business.ts';

/** What the dealer wants the business to be: what waits, or was refused, so that nobody has to type it again. */
const wantedOf = (profile: Profile) => profile.business_change ?? profile;

const saidOf = ({ business_change }: Profile) =>
  isWaiting(business_change) ? 'Our team looks at it first. Until then buyers see the old details.' : undefined;

/** A dealer's business: of a verified dealer what is changed waits for our team (docs/domain/lifecycles.md, "Changed business details"). */
export function DetailsForm({ profile }: { profile: Profile }) {
  const { is_verified, business_change } = profile;
  return (
    <ProfileForm
      profile={profile}
      part="details"
      names={businessNames}
      savedIn={wantedOf}
      doneMore={saidOf}
      asks={asksInBusiness}
      action={is_verified ? 'Send to our team' : 'Save'}
    >
      {is_verified && (
        <p className="text-muted sm:col-span-2">
          Our team has checked these details. What you change waits for our team; buyers see the old details until then.
        </p>
      )}
      {!is_verified && !profile.business_license && (
        <p className="sm:col-span-2">
          {missingSentence(['licence number'])} {untilGiven} Questions? Write to <SupportAddress />.
        </p>
      )}
      {business_change?.refused_reason && (
        <p className="sm:col-span-2">Below is what was refused: correct it and send it again, or forget it above.</p>
      )}
    </ProfileForm>
  );
}
