import { useDeferredValue, useState } from 'react';
import type { DealerRequest } from '../../../../shared/requests/api.ts';
import { activeRequest } from '../../../../shared/requests/reads.ts';
import { useUser } from '../../../client/session.ts';
import { useArrival } from '../../../client/use-arrival.ts';
import { VerificationBanner } from '../../../modules/accounts/verification-banner.tsx';
import { DealerRequestCard } from '../../../modules/requests/dealer-request-card.tsx';
import { useActiveRequests } from '../../../modules/requests/queries.ts';
import { TextField } from '../../../ui/field.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { Empty } from '../../../ui/states.tsx';

const BidDialog = lazyDialog(async () => (await import('../../../modules/bids/bid-dialog.tsx')).BidDialog);

/** /dashboard/buyer-requests: the requests of buyers, with the dealer's one bid on each (docs/domain/permissions.md, "Requests"). */
export function Component() {
  const { is_verified } = useUser();
  const [search, setSearch] = useState('');
  const [bidOn, setBidOn] = useState<DealerRequest | null>(null);
  const requests = useActiveRequests({ search: useDeferredValue(search.trim()) });
  const arrival = useArrival(requests, 'requests', activeRequest);
  return (
    <>
      <PageTitle />
      {!is_verified && (
        <div className="mb-4">
          <VerificationBanner />
        </div>
      )}
      <div className="mb-4 max-w-md">
        <TextField label="Search by model or town" name="search" type="search" value={search} onChange={(e) => setSearch(e.target.value)} />
      </div>
      {arrival.isGone && <p className="notice mb-4">The request you followed a link to is no longer there.</p>}
      {arrival.row && !search && (
        <div className="mb-4">
          <DealerRequestCard request={arrival.row} onBid={() => setBidOn(arrival.row ?? null)} />
        </div>
      )}
      <Paged
        list={requests}
        noun="requests"
        failure="Failed to fetch buyer requests"
        loading="Loading requests"
        empty={
          <Empty title={search ? 'No request matches' : 'No open requests right now'}>
            {search ? 'Try another model or town.' : 'New ones appear here by themselves.'}
          </Empty>
        }
      >
        {(rows) => (
          <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
            {rows.map((request) => (
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
