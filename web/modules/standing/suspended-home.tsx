import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { ksh } from '../../../shared/money.ts';
import type { OwnSuspension } from '../../../shared/standing/api.ts';
import { friendlyMoment, shortDate } from '../../../shared/time.ts';
import { suspendedHomeWords } from '../../../words/standing/suspended-home.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { useUser } from '../../client/session.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useOwnStanding } from './queries.ts';
import '../../styles/rest.css';

const ContestDialog = lazyDialog(async () => (await import('./contest-dialog.tsx')).ContestDialog);

/** The home of who is suspended: why, what it stops, what they can do, and what stays theirs (docs/domain/accounts.md, "Suspending"). */
export function SuspendedHome() {
  const { data, error, refetch } = useOwnStanding();
  if (!data)
    return <NotLoaded {...{ error, refetch }} failure={suspendedHomeWords.notLoaded} loading={suspendedHomeWords.loading} missing={null} />;
  return data.suspension && <Suspended suspension={data.suspension} />;
}

function Suspended({ suspension }: { suspension: OwnSuspension }) {
  const side = useUser().role === 'dealer' ? 'dealer' : 'buyer';
  const now = useNow();
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-8">
      <section className="lead-card p-4">
        <p className="text-clay font-bold">{suspendedHomeWords.since(friendlyMoment(suspension.created_at, now))}</p>
        <PageTitle title={suspendedHomeWords.headings[side]} />
        <h2 className="text-base">{suspendedHomeWords.reason}</h2>
        <blockquote className="border-clay my-2 border-l-4 py-1 pl-3 whitespace-pre-line wrap-anywhere">{suspension.reason}</blockquote>
        <Contest suspension={suspension} />
      </section>
      <Part title={suspendedHomeWords.whatItStops}>
        {side === 'dealer' ? <StopsDealer {...suspension} /> : <StopsBuyer {...suspension} />}
      </Part>
      <Part title={suspendedHomeWords.whatYouCanDo}>
        {suspension.owed > 0 && (
          <Way icon="commissions" to={paths.commissions} title={suspendedHomeWords.pay(ksh(suspension.owed))}>
            {suspendedHomeWords.staysDue}
          </Way>
        )}
        {suspension.disputes > 0 && (
          <Way icon="compare" to={paths.appointments()} title={suspendedHomeWords.seeDispute}>
            {suspendedHomeWords.disputeOthers}
          </Way>
        )}
        <Way icon="messages" to={side === 'dealer' ? paths.bids() : paths.requests} title={suspendedHomeWords.readEverything}>
          {suspendedHomeWords.everything[side]}
        </Way>
        <Way icon="profile" to={paths.ownData} title={suspendedHomeWords.makeCopy}>
          {suspendedHomeWords.alsoErase}
        </Way>
      </Part>
      <Part title={suspendedHomeWords.whatStays}>
        {suspension.accepted > 0 && <Line>{suspendedHomeWords.acceptedStay[side](suspension.accepted)}</Line>}
        <Line>{suspendedHomeWords.nothingDeleted}</Line>
        <Line>{suspendedHomeWords.comesBack}</Line>
      </Part>
    </div>
  );
}

function Contest({ suspension: { contest, contested_at, answer } }: { suspension: OwnSuspension }) {
  const [isOpen, setOpen] = useState(false);
  if (contest === null)
    return (
      <>
        <button type="button" className="btn btn-primary mt-2 w-full" onClick={() => setOpen(true)}>
          {suspendedHomeWords.contestThis}
        </button>
        <p className="text-muted mt-2 text-sm">{suspendedHomeWords.once}</p>
        {isOpen && <ContestDialog onClose={() => setOpen(false)} />}
      </>
    );
  return (
    <div className="border-line mt-4 border-t pt-3">
      <h2 className="text-base">
        {contested_at ? suspendedHomeWords.youContestedOn(shortDate(contested_at)) : suspendedHomeWords.youContested}
      </h2>
      <p className="my-1 whitespace-pre-line wrap-anywhere">“{contest}”</p>
      {answer === null ? (
        <p className="text-muted text-sm">{suspendedHomeWords.isRead}</p>
      ) : (
        <>
          <h2 className="mt-3 text-base">{suspendedHomeWords.ourAnswer}</h2>
          <p className="my-1 whitespace-pre-line wrap-anywhere">{answer}</p>
        </>
      )}
    </div>
  );
}

function StopsDealer({ cars, pending, viewings }: OwnSuspension) {
  return (
    <>
      <Line>{cars > 0 ? suspendedHomeWords.carsHidden(cars) : suspendedHomeWords.yardHidden}</Line>
      {pending > 0 && <Line>{suspendedHomeWords.bidsFrozen(pending)}</Line>}
      {viewings > 0 && <Line>{suspendedHomeWords.viewingsCancelled.dealer(viewings)}</Line>}
      <Line>{suspendedHomeWords.nothingNew.dealer}</Line>
    </>
  );
}

function StopsBuyer({ requests, pending, viewings }: OwnSuspension) {
  return (
    <>
      {requests > 0 && <Line>{suspendedHomeWords.requestsHidden(requests)}</Line>}
      {pending > 0 && <Line>{suspendedHomeWords.offersUnanswered(pending)}</Line>}
      {viewings > 0 && <Line>{suspendedHomeWords.viewingsCancelled.buyer(viewings)}</Line>}
      <Line>{suspendedHomeWords.nothingNew.buyer}</Line>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-[1.375rem]">{title}</h2>
      <ul className="divide-line border-line divide-y border-y">{children}</ul>
    </section>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <li className="py-2.5 wrap-anywhere">{children}</li>;
}

function Way({ icon, to, title, children }: { icon: IconName; to: string; title: string; children: ReactNode }) {
  return (
    <li>
      <Link className="group flex min-h-14 items-center gap-3 py-2" to={to}>
        <Icon name={icon} />
        <span className="min-w-0 flex-1">
          <span className="block font-bold group-hover:underline">{title}</span>
          <span className="text-muted block text-sm">{children}</span>
        </span>
        <Icon name="forward" size={18} />
      </Link>
    </li>
  );
}
