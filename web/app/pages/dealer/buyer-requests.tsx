import { useState } from 'react';
import { whyNotNameCar } from '../../../../shared/bids/rules.ts';
import type { DealerRequest } from '../../../../shared/requests/api.ts';
import { filtersIn } from '../../../../shared/requests/filters.ts';
import { activeRequest } from '../../../../shared/requests/reads.ts';
import { useUser } from '../../../client/session.ts';
import { useArrival } from '../../../client/use-arrival.ts';
import { useFilters } from '../../../client/use-filters.ts';
import { DealerRequestCard } from '../../../modules/requests/dealer-request-card.tsx';
import { useFittingRequests } from '../../../modules/requests/fitting.ts';
import { FittingRequests } from '../../../modules/requests/fitting-requests.tsx';
import { useActiveRequests } from '../../../modules/requests/queries.ts';
import { RequestFilterForm } from '../../../modules/requests/request-filters.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { Showing } from '../../../ui/showing.tsx';
import { Empty } from '../../../ui/states.tsx';
import './buyer-requests.css';
import { buyerRequestsWords } from '../../../../words/requests/buyer-requests.ts';

const BidDialog = lazyDialog(async () => (await import('../../../modules/bids/bid-dialog.tsx')).BidDialog);

/** /dashboard/buyer-requests: the requests of buyers, with the dealer's one bid on each (docs/domain/permissions.md, "Requests"). */
export function Component() {
  const dealer = useUser();
  const { filters, deferred, change, visit } = useFilters(filtersIn);
  const [bidOn, setBidOn] = useState<DealerRequest | null>(null);
  const requests = useActiveRequests(deferred);
  const arrival = useArrival(requests, 'requests', activeRequest);
  const isFiltered = Object.keys(filters).length > 0;
  const fitting = useFittingRequests();
  const lost = requests.rows?.filter((request) => request.own_bid && !whyNotNameCar({ bid: request.own_bid, request, dealer })) ?? [];
  // Where nothing is looked for, the buyers who wait for another car stand first, then what the stock fits, and there alone.
  const above = new Set(isFiltered ? [] : [...lost, ...(fitting.rows ?? [])].map(({ id }) => id));
  return (
    <>
      <PageTitle />
      <RequestFilterForm key={visit} filters={filters} onChange={change} />
      <Showing showing={requests.latest?.showing} search={filters.search} onSearch={(search) => change({ search })} />
      {arrival.isGone && <p className="notice mt-4">{buyerRequestsWords.gone}</p>}
      {arrival.row && !isFiltered && !above.has(arrival.row.id) && (
        <DealerRequestCard request={arrival.row} onBid={() => setBidOn(arrival.row ?? null)} />
      )}
      {!isFiltered && lost.length > 0 && (
        <ul className="divide-line border-line divide-y border-b">
          {lost.map((request) => (
            <li key={request.id}>
              <DealerRequestCard request={request} onBid={() => setBidOn(request)} />
            </li>
          ))}
        </ul>
      )}
      {!isFiltered && <FittingRequests list={fitting} onBid={setBidOn} />}
      {above.size > 0 && <h2 className="mt-8 text-[1.375rem]">{buyerRequestsWords.allOther}</h2>}
      <Paged
        list={requests}
        failure={buyerRequestsWords.notLoaded}
        loading={buyerRequestsWords.loading}
        empty={
          <div className="mt-4">
            <Empty title={isFiltered ? buyerRequestsWords.noMatch : buyerRequestsWords.noneOpen}>
              {isFiltered ? buyerRequestsWords.tryAnother : buyerRequestsWords.newOnes}
            </Empty>
          </div>
        }
      >
        {(rows) => (
          <ul className="divide-line border-line mt-2 divide-y border-b">
            {rows
              .filter(({ id }) => !above.has(id))
              .map((request) => (
                <li key={request.id}>
                  <DealerRequestCard request={request} onBid={() => setBidOn(request)} />
                </li>
              ))}
          </ul>
        )}
      </Paged>
      {bidOn && <BidDialog request={bidOn} onClose={() => setBidOn(null)} />}
    </>
  );
}
