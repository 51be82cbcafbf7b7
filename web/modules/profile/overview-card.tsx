import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { shortDate } from '../../../shared/time.ts';
import { profilePageWords } from '../../../words/profile/profile-page.ts';
import { Initials } from '../../ui/initials.tsx';
import { Rating } from '../../ui/stars.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { Verified } from '../../ui/verified.tsx';
import { EmailState } from '../auth/email-section.tsx';

/** Who somebody is here, in one look. */
export function OverviewCard({ profile }: { profile: Profile }) {
  const { full_name, email, user_type, admin_role, business_name, created_at } = profile;
  const role = admin_role ? 'admin' : user_type;
  return (
    <section className="lead-card flex flex-wrap items-start gap-4 p-4 md:p-6" aria-label={profilePageWords.overview}>
      <Initials name={role === 'dealer' ? dealerName(profile) : full_name} isDealer={role === 'dealer'} />
      <div className="grid min-w-0 grow basis-52 gap-1">
        <h2 className="text-xl wrap-anywhere">{full_name}</h2>
        <p className="wrap-anywhere">{business_name ? profilePageWords.dealerOf(business_name) : profilePageWords.roles[role]}</p>
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span className="wrap-anywhere">{email}</span>
          <EmailState profile={profile} />
        </p>
        <p className="text-muted text-sm">{profilePageWords.hereSince(shortDate(created_at))}</p>
      </div>
      {role === 'dealer' && <Standing profile={profile} />}
    </section>
  );
}

/** What buyers see of a dealer: the plate, and what its buyers said. */
function Standing({ profile: { is_verified, suspended_at, rating, rating_count } }: { profile: Profile }) {
  return (
    <div className="grid justify-items-start gap-2">
      {is_verified && <Verified />}
      {!is_verified && !suspended_at && (
        <p className="text-sm">
          <StateWords kind="open">{profilePageWords.verificationPending}</StateWords>{' '}
          <Link className="link" to={paths.dealerVerification}>
            {profilePageWords.seeVerification}
          </Link>
        </p>
      )}
      <Rating rating={rating} count={rating_count} />
    </div>
  );
}
