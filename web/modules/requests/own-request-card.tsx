import { useId, useState } from 'react';
import { Link } from 'react-router';
import { whyStopped } from '../../../shared/access.ts';
import { paths } from '../../../shared/addresses/paths.ts';
import { looksOfRequest } from '../../../shared/cars/looks.ts';
import { carName } from '../../../shared/cars/names.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import type { OwnRequest } from '../../../shared/requests/api.ts';
import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import { standingOf, stopOfRequest } from '../../../shared/requests/road.ts';
import { whyNotDeleteRequest } from '../../../shared/requests/rules.ts';
import { wishesInWords } from '../../../shared/requests/wishes.ts';
import { friendlyDay } from '../../../shared/time.ts';
import { ownRequestsWords } from '../../../words/requests/own-requests.ts';
import { useUser } from '../../client/session.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Road } from '../../ui/road.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Offers } from '../bids/offers.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { FittingCars } from './fitting-cars.tsx';

/** The buyer's own request, open: what is looked for, how far the deal has come, and its offers. */
export function OwnRequestCard({ request }: { request: OwnRequest }) {
  const now = useNow();
  const looks = looksOfRequest(request);
  const standing = standingOf(request, now);
  return (
    <>
      <header className="mb-2 grid gap-x-10 gap-y-1 lg:grid-cols-2">
        <div className="min-w-0">
          <h2 id={`request-${request.id}`} className="part-name text-[1.375rem] leading-tight wrap-anywhere">
            {request.car_model}
          </h2>
          <p className="wrap-anywhere">
            <strong>{budgetInWords(request)}</strong>
            <span className="text-muted text-sm"> · {[wishesInWords(request), request.location].filter(Boolean).join(' · ')}</span>
          </p>
          {request.asked_car && <Asked car={request.asked_car} />}
        </div>
        <Road at={stopOfRequest(request)} car={looks}>
          <StateWords kind={standing.kind}>{standing.words}</StateWords>
        </Road>
      </header>
      <h3 className="mb-1.5">{ownRequestsWords.offers(request.bid_count)}</h3>
      {request.bid_count === 0 ? <NoOffers request={request} /> : <Offers request={request} />}
      {request.status === 'active' && <FittingCars requestId={request.id} />}
      <footer className="border-line mt-6 border-t pt-3 text-sm">
        {request.description && <LongText text={request.description} />}
        <p className="text-muted">{ownRequestsWords.posted(friendlyDay(request.created_at, now))}</p>
        <DeleteButton request={request} />
      </footer>
    </>
  );
}

/** Which car's page led to it, and who was told. */
function Asked({ car }: { car: NonNullable<OwnRequest['asked_car']> }) {
  return (
    <p className="text-sm wrap-anywhere">
      {ownRequestsWords.asked(
        dealerName(car),
        <Link className="link" to={paths.car(car.id)}>
          {carName(car)}
        </Link>,
      )}
    </p>
  );
}

function NoOffers({ request }: { request: OwnRequest }) {
  const isActive = request.status === 'active';
  return (
    <div className="flex flex-wrap items-center gap-4 py-2">
      <CarSilhouette {...looksOfRequest(request)} className="w-36 shrink-0" />
      <p className="max-w-md min-w-52 flex-1">
        <strong className="block">{isActive ? ownRequestsWords.noOffers : ownRequestsWords.noneCame}</strong>
        {isActive && ownRequestsWords.offersComeHere}
      </p>
    </div>
  );
}

function DeleteButton({ request }: { request: OwnRequest }) {
  const [isDeleting, setDeleting] = useState(false);
  const reasonId = useId();
  const refusal = whyStopped(useUser()) ?? whyNotDeleteRequest(request);
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet text-danger -ml-4"
        aria-describedby={refusal ? reasonId : undefined}
        disabled={refusal !== null}
        onClick={() => setDeleting(true)}
      >
        {ownRequestsWords.deleteThis}
      </button>
      {refusal && (
        <p id={reasonId} className="text-muted">
          {refusal.message()}
        </p>
      )}
      {isDeleting && <DeleteDialog request={request} onClose={() => setDeleting(false)} />}
    </>
  );
}
