import { whyNotPlaceBid } from '../../../shared/bids/rules.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { ksh } from '../../../shared/money.ts';
import type { DealerRequest } from '../../../shared/requests/api.ts';
import { shortDate } from '../../../shared/time.ts';
import { useUser } from '../../client/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { RequestWishes } from './request-wishes.tsx';
import { RevealPhone } from './reveal-phone.tsx';

/** A request as a dealer sees it, with the one bid that they may place; the button is disabled by the same rule, and with the same reason, as on the server. */
export function DealerRequestCard({ request, onBid }: { request: DealerRequest; onBid: () => void }) {
  const dealer = useUser();
  const refusal = whyNotPlaceBid({ dealer, request, hasBid: request.own_bid !== null });
  return (
    <article
      id={request.id}
      tabIndex={-1}
      className="card flex h-full scroll-mt-20 flex-col gap-3 p-4"
      aria-labelledby={`request-${request.id}`}
    >
      <header className="flex items-start gap-3">
        <CarSilhouette {...carLooks(request.car_model, request.description)} className="w-16 shrink-0" />
        <div className="min-w-0 grow">
          <h2 id={`request-${request.id}`} className="text-lg wrap-anywhere">
            {request.car_model}
          </h2>
          <p className="text-muted text-sm">
            {request.location} · {shortDate(request.created_at)}
            {request.buyer_name && ` · ${request.buyer_name}`}
          </p>
        </div>
        {request.own_bid && <Badge status={request.own_bid.status} />}
      </header>
      <p>
        Budget <span className="price wrap-anywhere whitespace-normal">{request.budget}</span>
      </p>
      <RequestWishes request={request} />
      {request.description && <LongText text={request.description} />}
      <footer className="mt-auto flex flex-wrap items-center gap-3 pt-2">
        {request.own_bid ? (
          <>
            <button type="button" className="btn btn-primary" disabled>
              Bid Submitted
            </button>
            <span className="text-muted">
              Your bid: <span className="price">{ksh(request.own_bid.price)}</span>
            </span>
          </>
        ) : (
          <>
            <button type="button" className="btn btn-primary" disabled={refusal !== null} onClick={onBid}>
              Place a bid
            </button>
            {refusal && <span className="text-muted text-sm">{refusal.message}</span>}
          </>
        )}
        {request.can_reveal_phone && <RevealPhone requestId={request.id} />}
      </footer>
    </article>
  );
}
