import { dealerName } from '../../../shared/accounts/names.ts';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { useUser } from '../../client/session.ts';
import { Verified } from '../../ui/verified.tsx';

/** The other party: a dealer sees the buyer's name and phone, a buyer the dealer's business and where it is. */
export function ContactCard({ appointment }: { appointment: Appointment }) {
  const { role } = useUser();
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="contact">
      <h2 id="contact" className="text-xl">
        Contact
      </h2>
      {role !== 'buyer' && <Buyer buyer={appointment.buyer} />}
      {role !== 'dealer' && <Dealer dealer={appointment.dealer} />}
    </section>
  );
}

function Buyer({ buyer }: { buyer: Appointment['buyer'] }) {
  return (
    <div>
      <p className="font-bold wrap-anywhere">{buyer.full_name}</p>
      <Phone {...buyer} />
    </div>
  );
}

function Dealer({ dealer }: { dealer: Appointment['dealer'] }) {
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
        {dealerName(dealer)} {dealer.is_verified && <Verified />}
      </p>
      <p>{dealer.full_name}</p>
      <Phone {...dealer} />
      {dealer.business_address && (
        <>
          <p className="wrap-anywhere">{dealer.business_address}</p>
          <a className="link" href={mapsSearch(dealer.business_address)} target="_blank" rel="noreferrer">
            View on Google Maps
          </a>
        </>
      )}
    </div>
  );
}

function Phone({ phone, phone_e164 }: { phone: string | null; phone_e164: string | null }) {
  if (!phone) return <p className="text-muted">No phone number</p>;
  return (
    <a className="link" href={`tel:${phone_e164 ?? phone}`}>
      {phone}
    </a>
  );
}

function mapsSearch(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
}
