import { lazy, Suspense } from 'react';
import { Link, Navigate } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import type { Profile } from '../../../../shared/profile/api.ts';
import { businessFormWords } from '../../../../words/business/business-form.ts';
import { dealerVerificationWords } from '../../../../words/verification/dealer-verification.ts';
import { NotLoaded } from '../../../client/not-loaded.tsx';
import { useUser } from '../../../client/session.ts';
import { UnlessStopped } from '../../../client/unless-stopped.tsx';
import { BusinessFacts } from '../../../modules/business/business-facts.tsx';
import { YardHoursField } from '../../../modules/business/yard-hours-field.tsx';
import { useProfile } from '../../../modules/profile/queries.ts';
import { VerificationState } from '../../../modules/verification/verification-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

// Verified dealers need neither: the forms and their library are loaded by those who wait.
const BusinessForm = lazy(async () => ({ default: (await import('../../../modules/business/business-form.tsx')).BusinessForm }));
const LicencePhotoField = lazy(async () => ({
  default: (await import('../../../modules/business/licence-photo-field.tsx')).LicencePhotoField,
}));

/** /dealer-verification: the state of a dealer's verification, and the business itself (docs/domain/lifecycles.md, "Verification"). */
export function Component() {
  const { role } = useUser();
  const { data: profile, error, refetch } = useProfile();
  if (role !== 'dealer') return <Navigate to={paths.dashboard} replace />;
  if (!profile)
    return <NotLoaded {...{ error, refetch }} failure={dealerVerificationWords.notLoaded} loading={dealerVerificationWords.loading} />;
  return (
    <>
      <PageTitle>
        {profile.is_verified ? (
          <Plate text={dealerVerificationWords.verifiedDealer} />
        ) : (
          <span className="badge">{profile.suspended_at ? dealerVerificationWords.suspended : dealerVerificationWords.pending}</span>
        )}
      </PageTitle>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <VerificationState profile={profile} />
        {profile.is_verified && <Actions isVerified />}
        <Business profile={profile} />
        <section>
          <h2 className="mb-2 text-xl">{businessFormWords.hours}</h2>
          <p className="text-muted mb-3 text-sm">{businessFormWords.hoursHint}</p>
          <UnlessStopped>
            <YardHoursField hours={profile.yard_hours} />
          </UnlessStopped>
        </section>
        {!profile.is_verified && <Actions />}
      </div>
    </>
  );
}

function Actions({ isVerified = false }: { isVerified?: boolean }) {
  return (
    <p className="flex flex-wrap gap-3">
      {isVerified && (
        <Link className="btn btn-primary" to={paths.buyerRequests}>
          {dealerVerificationWords.startBidding}
        </Link>
      )}
      <Link className="btn btn-outline" to={paths.dashboard}>
        {dealerVerificationWords.toDashboard}
      </Link>
    </p>
  );
}

function Business({ profile }: { profile: Profile }) {
  return (
    <section className="lg:row-span-3 lg:col-start-1">
      <h2 className="mb-3 text-xl">{dealerVerificationWords.businessInformation}</h2>
      {profile.is_verified || profile.suspended_at ? (
        <UnlessStopped>
          <BusinessFacts profile={profile} />
        </UnlessStopped>
      ) : (
        <div className="grid gap-6">
          <Suspense fallback={<Spinner label={dealerVerificationWords.loadingForm} />}>
            <BusinessForm profile={profile} />
            <LicencePhotoField profile={profile} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
