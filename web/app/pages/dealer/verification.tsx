import { Link, Navigate } from 'react-router';
import type { Profile } from '../../../../shared/accounts/api.ts';
import { commissionPercent } from '../../../../shared/money.ts';
import { paths } from '../../../../shared/site/paths.ts';
import { useUser } from '../../../client/session.ts';
import { useProfile } from '../../../modules/accounts/queries.ts';
import { SupportAddress } from '../../../modules/settings/support-address.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { siteName } from '../../../ui/site-name.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { Failure } from '../../../ui/states.tsx';

/** /dealer-verification: the state of a dealer's verification (docs/domain/lifecycles.md, "Verification"). */
export function Component() {
  const { role, mails_withheld } = useUser();
  const { data: profile, error, refetch } = useProfile();
  if (role !== 'dealer') return <Navigate to={paths.dashboard} replace />;
  if (error && !profile) return <Failure title="Your business information did not load" detail={error.message} retry={() => refetch()} />;
  if (!profile) return <Spinner label="Loading your business information" />;
  return (
    <>
      <PageTitle>
        <Plate text={profile.is_verified ? 'Verified Dealer' : 'Verification Pending'} isYellow={!profile.is_verified} />
      </PageTitle>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <BusinessInformation profile={profile} />
        <section className="card p-5">
          <h2 className="mb-2 text-xl">{profile.is_verified ? 'You are verified' : 'We are checking your business'}</h2>
          {profile.is_verified ? <WhenVerified /> : <WhilePending isMailWithheld={mails_withheld} />}
          <div className="mt-5 flex flex-wrap gap-3">
            <Link className="btn btn-outline" to={paths.dashboard}>
              Go to Dashboard
            </Link>
            {profile.is_verified && (
              <Link className="btn btn-primary" to={paths.buyerRequests}>
                Start Bidding
              </Link>
            )}
          </div>
        </section>
      </div>
    </>
  );
}

function BusinessInformation({ profile }: { profile: Profile }) {
  const rows = [
    ['Business name', profile.business_name],
    ['License', profile.business_license],
    ['Contact phone', profile.phone],
    ['Location', profile.location],
    ['Business address', profile.business_address],
  ];
  return (
    <section className="card p-5">
      <h2 className="mb-3 text-xl">Business information</h2>
      <dl className="grid grid-cols-1 gap-3">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="wrap-anywhere">{value ?? 'Not provided'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function WhenVerified() {
  return (
    <ol className="steps">
      <li>Open the buyer requests and bid with your best price, once for each request.</li>
      <li>Answer the buyer’s viewing proposal and meet in person.</li>
      <li>
        After a sale you owe {siteName} {commissionPercent}% of the final price, nothing else.
      </li>
    </ol>
  );
}

function WhilePending({ isMailWithheld }: { isMailWithheld: boolean }) {
  return (
    <>
      <p>
        Our admin team is reviewing your business information.{' '}
        {isMailWithheld
          ? 'Verify your email address first, then an email follows, typically within 1-2 business days; this page changes by itself too.'
          : 'An email follows, typically within 1-2 business days. This page changes by itself.'}{' '}
        Questions? Write to <SupportAddress />.
      </p>
      <h3 className="mt-4">Next steps</h3>
      <ol className="steps">
        <li>Check that your business information is complete; a licence number speeds things up.</li>
        <li>Keep your phone at hand, we may call the contact number.</li>
        <li>Once verified you can bid on every open request.</li>
      </ol>
    </>
  );
}
