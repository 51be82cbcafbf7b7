import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { looksOfRequest } from '../../../../shared/cars/looks.ts';
import type { OwnRequest } from '../../../../shared/requests/api.ts';
import { ownRequestFiltersIn } from '../../../../shared/requests/own-filters.ts';
import { ownRequest } from '../../../../shared/requests/reads.ts';
import { standingOf } from '../../../../shared/requests/road.ts';
import { ownRequestsWords } from '../../../../words/requests/own-requests.ts';
import { useUser } from '../../../client/session.ts';
import { useArrival } from '../../../client/use-arrival.ts';
import { useFilters } from '../../../client/use-filters.ts';
import { useOfferNamed } from '../../../modules/bids/offer-named.ts';
import { OwnRequestCard } from '../../../modules/requests/own-request-card.tsx';
import { OwnRequestLine } from '../../../modules/requests/own-request-line.tsx';
import { useOwnRequests } from '../../../modules/requests/queries.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { Empty } from '../../../ui/states.tsx';
import { useNow } from '../../../ui/use-now.ts';

/** /dashboard/requests: one of the buyer's own requests with the offers received, the others as lines (docs/domain/lifecycles.md, "Request"). */
export function Component() {
  const { filters, deferred } = useFilters(ownRequestFiltersIn);
  const { show } = filters;
  const { is_suspended } = useUser();
  const requests = useOwnRequests(deferred);
  const arrival = useArrival(requests, 'requests', ownRequest, useOfferNamed());
  return (
    <>
      <PageTitle>
        {!is_suspended && (
          <a className="btn btn-outline ml-auto gap-1.5 max-sm:px-2 max-sm:text-sm" href={paths.postRequest}>
            <span className="max-[22.5rem]:hidden">
              <Icon name="add" size={18} />
            </span>
            {ownRequestsWords.newRequest}
          </a>
        )}
      </PageTitle>
      {arrival.isGone && <p className="notice mb-5">{ownRequestsWords.gone}</p>}
      {arrival.row && <Open request={arrival.row} />}
      {show && (
        <p className="mb-5">
          {ownRequestsWords.only[show]}{' '}
          <Link className="link inline-flex min-h-11 items-center" to={paths.requests}>
            {ownRequestsWords.seeAll}
          </Link>
        </p>
      )}
      <Paged
        list={requests}
        failure={ownRequestsWords.notLoaded}
        loading={ownRequestsWords.loading}
        empty={show ? <Empty title={ownRequestsWords.noneNow} /> : <NoRequests />}
      >
        {(rows) => <Requests requests={rows} isOneOpen={arrival.row !== undefined} />}
      </Paged>
    </>
  );
}

/** The request that the address names is open, else the first with something to do; the others are lines. */
function Requests({ requests, isOneOpen }: { requests: OwnRequest[]; isOneOpen: boolean }) {
  const { hash } = useLocation();
  const now = useNow();
  const [opened, setOpened] = useState('');
  const named = (id: string) => requests.find((request) => request.id === id);
  const next = () => requests.find((request) => standingOf(request, now).kind === 'waiting') ?? requests[0];
  // One that was opened stays open: with its last answer another would be the first with something to do.
  const open = isOneOpen ? undefined : (named(hash.slice(1)) ?? named(opened) ?? next());
  useEffect(() => setOpened(open?.id ?? ''), [open?.id]);
  const others = requests.filter((request) => request !== open);
  return (
    <>
      {open && <Open request={open} />}
      {others.length > 0 && (
        <>
          <h2 className="mb-3 text-[1.375rem]">{ownRequestsWords.others}</h2>
          <ul className="grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3">
            {others.map((request) => (
              <li key={request.id} className="border-line min-w-0 border-t py-3">
                <OwnRequestLine request={request} looks={looksOfRequest(request)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

// The section stays while another request takes its place, so that the focus of one that is deleted goes to the next.
function Open({ request }: { request: OwnRequest }) {
  return (
    <section id={request.id} tabIndex={-1} className="named-part mb-8 scroll-mt-20" aria-labelledby={`request-${request.id}`}>
      <OwnRequestCard key={request.id} request={request} />
    </section>
  );
}

function NoRequests() {
  return (
    <Empty
      title={ownRequestsWords.noneYet}
      next={
        <a className="btn btn-primary" href={paths.postRequest}>
          {ownRequestsWords.postFirst}
        </a>
      }
    >
      {ownRequestsWords.how}
    </Empty>
  );
}
