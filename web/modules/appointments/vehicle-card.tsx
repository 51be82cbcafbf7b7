import { dealerName } from '../../../shared/accounts/names.ts';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { ksh } from '../../../shared/money.ts';
import { LongText } from '../../ui/long-text.tsx';
import { PhotoCover } from '../photos/photo-cover.tsx';

/** The car of the appointment, and its price. */
export function VehicleCard({ appointment: { request, bid, dealer } }: { appointment: Appointment }) {
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="vehicle">
      <h2 id="vehicle" className="text-xl">
        Vehicle details
      </h2>
      <dl className="grid grid-cols-2 gap-3">
        <Fact name="Model" value={request.car_model} />
        <Fact name="Offered price" value={ksh(bid.price)} isPrice />
        <Fact name="Budget" value={request.budget} />
        <Fact name="Location" value={request.location} />
      </dl>
      {bid.message && <LongText text={bid.message} />}
      <PhotoCover
        urls={bid.image_urls}
        car={carLooks(request.car_model)}
        title={request.car_model}
        price={bid.price}
        dealerName={dealerName(dealer)}
      />
    </section>
  );
}

function Fact({ name, value, isPrice = false }: { name: string; value: string; isPrice?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className={isPrice ? 'price' : 'wrap-anywhere'}>{value}</dd>
    </div>
  );
}
