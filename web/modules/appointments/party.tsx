import { lazy, type ReactNode, Suspense } from 'react';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { mapsSearch } from '../../../shared/places/maps.ts';
import { telLink } from '../../../shared/tel-link.ts';
import { appointmentPageWords } from '../../../words/appointments/appointment-page.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Signboard } from '../../ui/signboard.tsx';
import { Verified } from '../../ui/verified.tsx';

// Nobody waits for it.
const ReportLink = lazy(async () => ({ default: (await import('../reports/report-link.tsx')).ReportLink }));

interface Phone {
  phone: string | null;
  phone_e164: string | null;
}

/** The buyer, and how to reach them. */
export function Buyer({ buyer }: { buyer: Appointment['buyer'] }) {
  return (
    <div className="grid gap-3">
      <Who name={buyer.full_name} phone={buyer} />
      <Ways>
        <Calls {...buyer} />
      </Ways>
      <Report id={buyer.user_id} name={buyer.full_name} />
    </div>
  );
}

/** The dealer, where the yard is, and how to reach them. */
export function Dealer({ dealer }: { dealer: Appointment['dealer'] }) {
  const { business_address: address } = dealer;
  return (
    <div className="grid gap-3">
      <div className="flex gap-3">
        <Signboard name={dealerName(dealer)} />
        <Who name={dealerName(dealer)} phone={dealer} person={dealer.full_name} isVerified={dealer.is_verified} address={address} />
      </div>
      <Ways>
        <Calls {...dealer} />
        {address && (
          <Way icon="map" label={appointmentPageWords.maps} name={appointmentPageWords.viewOnMaps} href={mapsSearch(address)} isElsewhere />
        )}
      </Ways>
      <Report id={dealer.user_id} name={dealerName(dealer)} />
    </div>
  );
}

function Report({ id, name }: { id: string; name: string }) {
  return (
    <p className="-my-3 min-h-11">
      <Suspense>
        <ReportLink thing="person" id={id} name={name} />
      </Suspense>
    </p>
  );
}

interface WhoProps {
  name: string;
  phone: Phone;
  person?: string;
  isVerified?: boolean;
  address?: string | null;
}

function Who({ name, phone: { phone }, person, isVerified = false, address }: WhoProps) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
        {name} {isVerified && <Verified />}
      </p>
      <p>
        {person && `${person} · `}
        {phone ?? <span className="text-muted">{appointmentPageWords.noPhone}</span>}
      </p>
      {address && <p className="text-muted wrap-anywhere">{address}</p>}
    </div>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2 *:grow">{children}</div>;
}

function Calls({ phone, phone_e164 }: Phone) {
  if (!phone) return null;
  return (
    <>
      <Way icon="phone" label={appointmentPageWords.call} href={telLink(phone_e164 ?? phone)} />
      {phone_e164 && (
        <Way icon="whatsapp" label={appointmentPageWords.whatsApp} href={`https://wa.me/${phone_e164.replace('+', '')}`} isElsewhere />
      )}
    </>
  );
}

interface WayProps {
  icon: IconName;
  label: string;
  /** The whole name, where the label is short for it. */
  name?: string;
  href: string;
  /** Opens in a new tab. */
  isElsewhere?: boolean;
}

function Way({ icon, label, name, href, isElsewhere = false }: WayProps) {
  return (
    <a
      className="btn btn-outline flex-col gap-1 px-1 text-[min(0.875rem,3.75vw)] whitespace-nowrap sm:text-base lg:flex-row lg:gap-2"
      href={href}
      title={name}
      {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}
    >
      <Icon name={icon} size={20} />
      {name ? (
        <>
          <span className="lg:hidden" aria-hidden="true">
            {label}
          </span>
          <span className="sr-only lg:not-sr-only">{name}</span>
        </>
      ) : (
        label
      )}
    </a>
  );
}
