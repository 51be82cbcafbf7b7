import type { Appointment } from '../../../shared/appointments/api.ts';
import { bodyOf } from '../../../shared/cars/body.ts';
import { ksh } from '../../../shared/money.ts';
import { LongText } from '../../ui/long-text.tsx';
import { PhotoStrip } from '../photos/photo-strip.tsx';

/** The car of the appointment, and its price. */
export function VehicleCard({ appointment: { request, bid } }: { appointment: Appointment }) {
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
      <PhotoStrip urls={bid.image_urls} alt={request.car_model} body={bodyOf(request.car_model)} />
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
