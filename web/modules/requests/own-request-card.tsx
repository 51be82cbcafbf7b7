import { useId, useState } from 'react';
import { carLooks } from '../../../shared/cars/looks.ts';
import { ksh } from '../../../shared/money.ts';
import type { OwnRequest } from '../../../shared/requests/api.ts';
import { whyNotDeleteRequest } from '../../../shared/requests/rules.ts';
import { shortDate } from '../../../shared/time.ts';
import { Badge } from '../../ui/badge.tsx';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { lowestPrice } from '../bids/lowest-price.ts';
import { Offers } from '../bids/offers.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RequestWishes } from './request-wishes.tsx';

/** The buyer's own request, with its offers side by side. */
export function OwnRequestCard({ request }: { request: OwnRequest }) {
  const [isDeleting, setDeleting] = useState(false);
  const reasonId = useId();
  const lowest = request.bid_count > request.bids.length ? null : lowestPrice(request.bids);
  const refusal = whyNotDeleteRequest(request);
  return (
    <section id={request.id} tabIndex={-1} className="scroll-mt-20" aria-labelledby={`request-${request.id}`}>
      <header className="mb-3 grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3">
          <div className="flex min-w-0 items-center gap-3 max-sm:basis-full">
            <CarSilhouette {...carLooks(request.car_model, request.description)} className="w-14 shrink-0 sm:w-16" />
            <h2 id={`request-${request.id}`} className="min-w-0 text-xl wrap-anywhere">
              {request.car_model}
            </h2>
          </div>
          <Badge status={request.status} />
          <button
            type="button"
            className="btn btn-quiet -mr-4 ml-auto"
            aria-label={`Delete the request for ${request.car_model}`}
            aria-describedby={refusal ? reasonId : undefined}
            disabled={refusal !== null}
            onClick={() => setDeleting(true)}
          >
            Delete
          </button>
        </div>
        <p className="text-muted text-sm wrap-anywhere">
          Budget {request.budget} · {request.location} · posted {shortDate(request.created_at)}
        </p>
        <RequestWishes request={request} />
        {request.description && <LongText text={request.description} />}
        {refusal && (
          <p id={reasonId} className="text-muted text-sm">
            {refusal.message}
          </p>
        )}
      </header>
      <h3 className="mb-2">
        Offers Received ({request.bid_count})
        {lowest !== null && <span className="text-muted font-sans text-sm"> · from {ksh(lowest)}</span>}
      </h3>
      {request.bids.length === 0 && (
        <p className="card text-muted p-4">
          {request.status === 'active'
            ? 'No offers yet. Verified dealers see your request; offers appear here by themselves.'
            : 'No offer came while it was open.'}
        </p>
      )}
      <Offers requestId={request.id} first={request.bids} count={request.bid_count} />
      {isDeleting && <DeleteDialog request={request} onClose={() => setDeleting(false)} />}
    </section>
  );
}
