import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import type { CaseView } from '../../../../shared/moderation/api.ts';
import type { CaseKind } from '../../../../shared/moderation/kinds.ts';
import type { CaseKey } from '../../../../shared/moderation/queue-row.ts';
import { paths } from '../../../../shared/site/paths.ts';
import { ApiError } from '../../../client/call.ts';
import { CaseHead } from '../../../modules/moderation/case-head.tsx';
import { useCase } from '../../../modules/moderation/case-queries.ts';
import { CaseTitle } from '../../../modules/moderation/case-title.tsx';
import { CaseTop } from '../../../modules/moderation/case-top.tsx';
import { kindNamed } from '../../../modules/moderation/case-words.ts';
import type { Deciding } from '../../../modules/moderation/use-decision.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Empty, Failure } from '../../../ui/states.tsx';

// Each kind comes when it is looked at: all of them are more than any screen weighs.
const DisputeCase = lazy(async () => ({ default: (await import('../../../modules/moderation/dispute-case.tsx')).DisputeCase }));
const ReportCase = lazy(async () => ({ default: (await import('../../../modules/moderation/report-case.tsx')).ReportCase }));
const DealerCase = lazy(async () => ({ default: (await import('../../../modules/moderation/dealer-case.tsx')).DealerCase }));
const ChangeCase = lazy(async () => ({ default: (await import('../../../modules/moderation/change-case.tsx')).ChangeCase }));
const CarCase = lazy(async () => ({ default: (await import('../../../modules/moderation/car-case.tsx')).CarCase }));

/** /dashboard/admin/moderation/{kind}/{id}: one case with all its facts, and its decision (docs/domain/lifecycles.md, "The queue"). */
export function Component() {
  const { kind: named, id = '' } = useParams();
  const [address] = useSearchParams();
  const kind = kindNamed(named);
  if (!kind) return <Missing />;
  return <Case key={`${kind}/${id}`} of={{ kind, id }} among={kindNamed(address.get('among'))} />;
}

function Case({ of, among }: { of: CaseKey; among: CaseKind | undefined }) {
  const { data, error, refetch } = useCase(of, among);
  const navigate = useNavigate();
  // While a decision is sent, what it was made on stays on the screen.
  const [held, setHeld] = useState<typeof data>();
  const shown = held ?? data;
  if (error instanceof ApiError && error.problem.status === 404) return <Missing />;
  if (error && !shown) return <Failure title="The case could not be loaded" detail={error.message} retry={() => refetch()} />;
  if (!shown) return <Spinner label="Loading the case" />;
  const { view, place } = shown;
  const next = place?.next;
  const deciding: Deciding = {
    key: keyOf(of, view),
    hold: (isHeld) => setHeld(isHeld ? shown : undefined),
    goOn: () => navigate(next ? paths.decide(next.kind, next.id, among) : paths.moderationOf(among)),
  };
  return (
    <>
      <CaseTop>
        <CaseHead place={place} among={among} />
        <CaseTitle view={view} isOpen={place !== null} />
      </CaseTop>
      <Suspense fallback={<Spinner label="Loading the case" />}>
        <Decide view={view} deciding={deciding} />
      </Suspense>
    </>
  );
}

/** What names a decision: another version of the details, the car or the dispute is another one. */
function keyOf({ kind, id }: CaseKey, view: CaseView): string {
  switch (view.kind) {
    case 'dispute':
      return [kind, id, view.disputes[0]?.id].join('/');
    case 'dealer':
      return [kind, id, view.profile.details_version].join('/');
    case 'change':
      return [kind, id, view.profile.business_change?.id].join('/');
    case 'car':
      return [kind, id, view.car.version].join('/');
    case 'report':
      return [kind, id].join('/');
  }
}

function Decide({ view, deciding }: { view: CaseView; deciding: Deciding }) {
  switch (view.kind) {
    case 'dispute':
      return <DisputeCase view={view} deciding={deciding} />;
    case 'report':
      return <ReportCase view={view} deciding={deciding} />;
    case 'dealer':
      return <DealerCase profile={view.profile} person={view.person} deciding={deciding} />;
    case 'change':
      return <ChangeCase profile={view.profile} person={view.person} deciding={deciding} />;
    case 'car':
      return <CarCase car={view.car} person={view.person} deciding={deciding} />;
  }
}

function Missing() {
  return (
    <>
      <PageTitle title="Nothing to decide here" />
      <Empty
        title="No case at this address"
        next={
          <Link className="btn btn-primary" to={paths.moderation}>
            What waits now
          </Link>
        }
      >
        The link is not complete, or what it was about is gone.
      </Empty>
    </>
  );
}
