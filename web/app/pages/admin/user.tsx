import { Link, useParams } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { dealerName } from '../../../../shared/dealers/names.ts';
import type { Profile } from '../../../../shared/profile/api.ts';
import { isChangedSinceVerified } from '../../../../shared/verification/rules.ts';
import { personPageWords } from '../../../../words/people/person-page.ts';
import { isMissing, NotLoaded } from '../../../client/not-loaded.tsx';
import { AuditOf, CommissionsOf, RatingsOf, SessionsOf, StepsOf } from '../../../modules/people/account-sections.tsx';
import { AppointmentsOf, BidsOf, RequestsOf } from '../../../modules/people/deal-sections.tsx';
import { PersonProfile } from '../../../modules/people/person-profile.tsx';
import { usePerson } from '../../../modules/people/queries.ts';
import { SuspendedNow, SuspensionsOf, WarningsOf } from '../../../modules/people/standing-sections.tsx';
import { ActPanel } from '../../../modules/standing/act-panel.tsx';
import { ProposedDetails } from '../../../modules/verification/proposed-details.tsx';
import { VerificationAct } from '../../../modules/verification/verification-act.tsx';
import { VerificationWords } from '../../../modules/verification/verification-words.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NextLink } from '../../../ui/next-link.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Empty } from '../../../ui/states.tsx';
import { Verified } from '../../../ui/verified.tsx';

/** /dashboard/admin/users/{id}: all of a person, what waits for a decision first (docs/domain/permissions.md, "Profiles"). */
export function Component() {
  const { id = '' } = useParams();
  const { data: user, error, refetch } = usePerson(id);
  if (!user || isMissing(error))
    return (
      <NotLoaded {...{ error, refetch }} failure={personPageWords.notFetched} loading={personPageWords.loading} missing={<Missing />} />
    );
  return <Person key={id} user={user} />;
}

function Person({ user }: { user: Profile }) {
  const { user_id: id } = user;
  const isDealer = user.user_type === 'dealer' && !user.admin_role;
  return (
    <>
      <Link className="mb-2 inline-flex min-h-11 items-center gap-1 font-bold" to={paths.adminUsers()}>
        <Icon name="back" size={18} /> {personPageWords.users}
      </Link>
      <PageTitle title={isDealer ? dealerName(user) : user.full_name}>{user.is_verified && <Verified />}</PageTitle>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-8 empty:hidden">
          <SuspendedNow user={user} />
          {isDealer && !user.suspended_at && (
            <div className="grid gap-4">
              <ProposedDetails user={user} />
              <div className="flex flex-wrap items-center justify-between gap-4">
                <div>
                  <VerificationWords user={user} />
                </div>
                {(!user.is_verified || isChangedSinceVerified(user)) && <VerificationAct user={user} />}
              </div>
            </div>
          )}
          {!user.admin_role && <WarningsOf id={id} />}
          <SuspensionsOf id={id} />
        </div>
        {!user.admin_role && (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <ActPanel user={user} />
          </div>
        )}
        <div className="grid grid-cols-1 gap-8">
          <PersonProfile user={user} />
          {isDealer ? <OfDealer id={id} /> : <OfBuyer id={id} />}
          <SessionsOf id={id} />
          <AuditOf id={id} />
        </div>
      </div>
    </>
  );
}

function OfBuyer({ id }: { id: string }) {
  return (
    <>
      <RequestsOf id={id} />
      <AppointmentsOf id={id} />
      <RatingsOf id={id} isDealer={false} />
    </>
  );
}

function OfDealer({ id }: { id: string }) {
  return (
    <>
      <StepsOf id={id} />
      <BidsOf id={id} />
      <AppointmentsOf id={id} />
      <CommissionsOf id={id} />
      <RatingsOf id={id} isDealer />
    </>
  );
}

function Missing() {
  return (
    <>
      <PageTitle title={personPageWords.notFound} />
      <Empty title={personPageWords.nobodyHere} next={<NextLink to={paths.adminUsers()}>{personPageWords.seeAll}</NextLink>}>
        {personPageWords.erased}
      </Empty>
    </>
  );
}
