import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { ksh } from '../../../shared/money.ts';
import type { OwnSuspension } from '../../../shared/standing/api.ts';
import { friendlyMoment, shortDate } from '../../../shared/time.ts';
import { plural } from '../../../shared/words.ts';
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
  if (!data) return <NotLoaded {...{ error, refetch }} failure="Error loading data" loading="Loading" missing={null} />;
  return data.suspension && <Suspended suspension={data.suspension} />;
}

function Suspended({ suspension }: { suspension: OwnSuspension }) {
  const { role } = useUser();
  const now = useNow();
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-8">
      <section className="lead-card p-4">
        <p className="text-clay font-bold">Suspended since {friendlyMoment(suspension.created_at, now)}</p>
        <PageTitle
          title={
            role === 'dealer'
              ? 'Buyers can’t see your yard, and you can’t bid at the moment'
              : 'Dealers can’t see your requests at the moment'
          }
        />
        <h2 className="text-base">The reason, as our team wrote it</h2>
        <blockquote className="border-clay my-2 border-l-4 py-1 pl-3 whitespace-pre-line wrap-anywhere">{suspension.reason}</blockquote>
        <Contest suspension={suspension} />
      </section>
      <Part title="What it stops">{role === 'dealer' ? <StopsDealer {...suspension} /> : <StopsBuyer {...suspension} />}</Part>
      <Part title="What you can do">
        {suspension.owed > 0 && (
          <Way icon="commissions" to={paths.commissions} title={`Pay ${ksh(suspension.owed)}`}>
            what you owe us stays due
          </Way>
        )}
        {suspension.disputes > 0 && (
          <Way icon="compare" to={paths.appointments()} title="See your open dispute">
            you can also dispute an outcome that is not right
          </Way>
        )}
        <Way icon="messages" to={role === 'dealer' ? paths.bids() : paths.requests} title="Read everything of yours">
          {role === 'dealer' ? 'cars, bids, chats, viewings, reviews' : 'requests, offers, chats, viewings'}
        </Way>
        <Way icon="profile" to={paths.ownData} title="Make a copy of your data">
          one ZIP file; you can also erase your account there
        </Way>
      </Part>
      <Part title="What stays yours">
        {suspension.accepted > 0 && (
          <Line>
            <b>{plural(suspension.accepted, { one: '1 accepted offer', other: '# accepted offers' })}</b>: the{' '}
            {role === 'dealer' ? 'buyers' : 'dealers'} were told that your account is under review, not why
          </Line>
        )}
        <Line>Nothing of yours is deleted</Line>
        <Line>Everything comes back as it was if this ends. Cancelled viewings have to be booked again</Line>
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
          Contest this
        </button>
        <p className="text-muted mt-2 text-sm">Once, in your own words. A person of our team reads it and answers here and by email.</p>
        {isOpen && <ContestDialog onClose={() => setOpen(false)} />}
      </>
    );
  return (
    <div className="border-line mt-4 border-t pt-3">
      <h2 className="text-base">You contested it{contested_at && ` on ${shortDate(contested_at)}`}</h2>
      <p className="my-1 whitespace-pre-line wrap-anywhere">“{contest}”</p>
      {answer === null ? (
        <p className="text-muted text-sm">It is being read, and can’t be changed. We answer here and by email.</p>
      ) : (
        <>
          <h2 className="mt-3 text-base">Our answer: the suspension stays</h2>
          <p className="my-1 whitespace-pre-line wrap-anywhere">{answer}</p>
        </>
      )}
    </div>
  );
}

function StopsDealer({ cars, pending, viewings }: OwnSuspension) {
  return (
    <>
      <Line>
        {cars > 0 && <b>{plural(cars, { one: '1 car', other: '# cars' })} and </b>}your yard’s page {cars > 0 ? 'are' : 'is'} hidden from
        buyers
      </Line>
      {pending > 0 && (
        <Line>
          <b>{plural(pending, { one: '1 bid', other: '# bids' })}</b> frozen: buyers can’t accept {pending === 1 ? 'it' : 'them'}
        </Line>
      )}
      <Cancelled viewings={viewings} other="buyers" />
      <Line>No new bids, messages, cars or changes</Line>
    </>
  );
}

function StopsBuyer({ requests, pending, viewings }: OwnSuspension) {
  return (
    <>
      {requests > 0 && (
        <Line>
          Dealers don’t find <b>{plural(requests, { one: 'your request', other: 'your # requests' })}</b>
        </Line>
      )}
      {pending > 0 && (
        <Line>
          <b>{plural(pending, { one: '1 offer', other: '# offers' })}</b> can’t be answered
        </Line>
      )}
      <Cancelled viewings={viewings} other="dealers" />
      <Line>No new requests, messages or changes</Line>
    </>
  );
}

function Cancelled({ viewings, other }: { viewings: number; other: string }) {
  if (viewings === 0) return null;
  return (
    <Line>
      <b>{plural(viewings, { one: '1 viewing', other: '# viewings' })}</b> cancelled, and the {other} told
    </Line>
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
