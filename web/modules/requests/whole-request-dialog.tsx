import { dealerName } from '../../../shared/dealers/names.ts';
import type { WholeRequest } from '../../../shared/requests/admin-api.ts';
import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import { wishesInWords } from '../../../shared/requests/wishes.ts';
import { shortDate } from '../../../shared/time.ts';
import { adminRequestsWords } from '../../../words/requests/admin-requests.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Price } from '../../ui/price.tsx';
import { PersonLink } from '../people/person-link.tsx';
import { useBidsOn, useWholeRequest } from './admin-queries.ts';

/** A request with all its bids, for the administrator. */
export function WholeRequestDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { data: request, error, refetch } = useWholeRequest(id);
  return (
    <Dialog title={title} onClose={onClose}>
      {!request && <NotLoaded {...{ error, refetch }} failure={adminRequestsWords.notFetched} loading={adminRequestsWords.loading} />}
      {request && <Whole request={request} />}
    </Dialog>
  );
}

function Whole({ request }: { request: WholeRequest }) {
  const wishes = wishesInWords(request);
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <Badge status={request.status} />
        <PersonLink id={request.buyer.user_id} name={request.buyer.full_name} />
        <span className="text-muted text-sm">{shortDate(request.created_at)}</span>
      </p>
      <p className="wrap-anywhere">
        {budgetInWords(request)}, {request.location}
        {wishes && ` · ${wishes}`}
      </p>
      {request.description && <LongText text={request.description} />}
      <section aria-labelledby="bids-on-it">
        <h3 id="bids-on-it" className="text-lg">
          {adminRequestsWords.bids(request.bid_count)}
        </h3>
        <Paged
          list={useBidsOn(request.id)}
          failure={adminRequestsWords.bidsNotLoaded}
          loading={adminRequestsWords.loadingBids}
          empty={<p className="text-muted">{adminRequestsWords.noBid}</p>}
        >
          {(bids) => (
            <ul className="divide-line border-line divide-y border-y">
              {bids.map((bid) => (
                <li key={bid.id} className="flex flex-wrap items-center gap-x-4 py-2">
                  <Price amount={bid.price} />
                  <span className="min-w-0 grow">
                    <PersonLink id={bid.dealer_id} name={dealerName(bid.dealer)} />
                  </span>
                  {bid.withdrawn_at ? (
                    <span className="text-muted text-sm">{adminRequestsWords.withdrawn}</span>
                  ) : (
                    <Badge status={bid.status} />
                  )}
                </li>
              ))}
            </ul>
          )}
        </Paged>
      </section>
    </div>
  );
}
