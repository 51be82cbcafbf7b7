import type { Appointment } from '../../../shared/appointments/api.ts';
import { logbookNote } from '../../../shared/bids/logbook-note.ts';
import { factsInWords } from '../../../shared/cars/facts-in-words.ts';
import { furtherNames } from '../../../shared/cars/fields.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import { appointmentPageWords } from '../../../words/appointments/appointment-page.ts';
import { useUser } from '../../client/session.ts';
import { Facts } from '../../ui/facts.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Price } from '../../ui/price.tsx';
import { AgainstLimit } from '../cars/against-limit.tsx';
import { BesidePrice } from '../cars/beside-price.tsx';
import { CarOfOffer } from '../cars/car-of-offer.tsx';
import { PhotoCover } from '../photos/photo-cover.tsx';

/** The car of the appointment: photo, price against the budget, facts. */
export function VehicleCard({ appointment: { request, bid, dealer } }: { appointment: Appointment }) {
  const { role } = useUser();
  return (
    <section className="grid grid-cols-1 content-start gap-4 lg:grid-cols-[15rem_1fr]" aria-label={appointmentPageWords.vehicle}>
      <h2 className="text-xl lg:hidden">{appointmentPageWords.vehicle}</h2>
      <PhotoCover
        urls={bid.image_urls}
        placeholder={bid.placeholder}
        car={carLooks(request.car_model, bid.color)}
        title={request.car_model}
        price={bid.price}
        dealerName={dealerName(dealer)}
      />
      <div className="grid min-w-0 content-start gap-3">
        <h2 className="text-xl max-lg:hidden">{appointmentPageWords.vehicle}</h2>
        <dl className="grid gap-3 min-[20rem]:grid-cols-2">
          <div className="min-[20rem]:col-span-2">
            <dt className="text-muted text-sm">{appointmentPageWords.offeredPrice}</dt>
            <dd>
              <Price amount={bid.price} className="text-2xl" />
              <BesidePrice car={bid} notes={{ logbook_holder: role === 'buyer' ? logbookNote(bid, request) : null }} />
            </dd>
          </div>
          <div className="min-w-0 min-[20rem]:col-span-2">
            <dt className="text-muted text-sm">{appointmentPageWords.budget}</dt>
            <dd className="font-bold wrap-anywhere">{budgetInWords(request)}</dd>
          </div>
          <div className="min-w-0">
            <dt className="text-muted text-sm">{appointmentPageWords.model}</dt>
            <dd className="wrap-anywhere">{request.car_model}</dd>
          </div>
          <div className="min-w-0">
            <dt className="text-muted text-sm">{appointmentPageWords.location}</dt>
            <dd className="wrap-anywhere">{request.location}</dd>
          </div>
        </dl>
        {request.budget_max !== null && <AgainstLimit price={bid.price} budget={request} />}
        <CarOfOffer car={bid.car} />
      </div>
      <div className="grid gap-3 lg:col-span-2">
        <Facts facts={factsInWords(bid, furtherNames)} />
        {bid.message && <LongText text={bid.message} />}
      </div>
    </section>
  );
}
