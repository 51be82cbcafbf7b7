import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { grouped } from '../../../shared/grouped.ts';
import type { AdminNumbers } from '../../../shared/home/admin-api.ts';
import { plural } from '../../../shared/words.ts';
import { Change } from '../../ui/change.tsx';

const inThirtyDays = 'in 30 days';

/** The marketplace in five numbers, each with its change. */
export function NumberCards({ numbers: { users, cars, requests, appointments, success } }: { numbers: AdminNumbers }) {
  return (
    <ul className="grid xs:grid-cols-2 gap-3 lg:grid-cols-6" aria-label="The marketplace in numbers">
      <Card
        label="Total Users"
        to={paths.adminUsers()}
        more={`${many(users.dealers, 'dealer')}, ${grouped(users.verified_dealers)} verified`}
        {...users}
      />
      <Card
        label="Total Cars"
        to={paths.adminCars}
        more={plural(cars.waiting, { one: '1 waits for approval', other: '# wait for approval' })}
        {...cars}
      />
      <Card label="Requests" to={paths.adminRequests} more={`${grouped(requests.active)} active`} {...requests} />
      <Card label="Appointments" to={paths.adminAppointments} more={`${grouped(appointments.pending)} pending`} {...appointments} />
      <Card
        label="Success Rate"
        to={paths.adminAnalytics}
        total={success.rate}
        change={success.change}
        unit="%"
        cases={{ now: requests.total, before: requests.total - requests.change }}
        more={`${many(success.completed, 'viewing')} completed, sold or not, of ${many(requests.total, 'request')} so far`}
        isWide
      />
    </ul>
  );
}

const many = (number: number, noun: string) => plural(number, { one: `1 ${noun}`, other: `${grouped(number)} ${noun}s` });

interface CardProps {
  label: string;
  to: string;
  /** Null: there is nothing to work it out from. */
  total: number | null;
  change: number | null;
  /** From how many cases the total comes, and from how many 30 days ago, where it is no count itself. */
  cases?: { now: number; before: number };
  unit?: '' | '%';
  more: string;
  isWide?: boolean;
}

function Card({ label, to, total, change, cases, unit = '', more, isWide }: CardProps) {
  const say = (difference: number) => (unit === '%' ? `${difference} points` : grouped(difference));
  return (
    <li className={isWide ? 'xs:col-span-2' : ''}>
      <Link className="card group block h-full p-3 sm:p-4" to={to}>
        <span className="text-muted block text-sm font-semibold group-hover:underline">{label}</span>
        <span className="price block text-2xl leading-tight">{total === null ? '–' : `${grouped(total)}${unit}`}</span>
        {total !== null && change !== null && (
          <Change now={total} before={total - change} {...(cases && { cases })} better="more" say={say} versus={inThirtyDays} />
        )}
        <span className="text-muted block text-sm">{more}</span>
      </Link>
    </li>
  );
}
