import { isWaiting } from '../../../shared/business/rules.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { businessNames } from '../../../shared/profile/fields.ts';
import { businessDetailWords } from '../../../words/business/business-detail.ts';
import { businessFormWords } from '../../../words/business/business-form.ts';
import { missingWords } from '../../../words/business/missing.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { ProfileForm } from '../profile/profile-form.tsx';
import { SupportAddress } from '../settings/support-address.tsx';
import { asksInBusiness } from './asks-in-business.ts';

/** What the dealer wants the business to be: what waits, or was refused, so that nobody has to type it again. */
const wantedOf = (profile: Profile) => profile.business_change ?? profile;

const saidOf = ({ business_change }: Profile) => (isWaiting(business_change) ? businessFormWords.teamLooksFirst : undefined);

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
      action={is_verified ? businessFormWords.sendToTeam : uiWords.save}
    >
      {is_verified && <p className="text-muted sm:col-span-2">{businessFormWords.checkedDetails}</p>}
      {!is_verified && !profile.business_license && (
        <p className="sm:col-span-2">
          {missingWords.areMissing([businessDetailWords.names.business_license])} {missingWords.untilGiven}{' '}
          {businessFormWords.questions(<SupportAddress />)}
        </p>
      )}
      {business_change?.refused_reason && <p className="sm:col-span-2">{businessFormWords.refusedBelow}</p>}
    </ProfileForm>
  );
}
