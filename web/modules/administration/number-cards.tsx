import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { grouped } from '../../../shared/grouped.ts';
import type { AdminNumbers } from '../../../shared/home/admin-api.ts';
import { overviewWords } from '../../../words/administration/overview.ts';
import { Change } from '../../ui/change.tsx';

/** The marketplace in five numbers, each with its change. */
export function NumberCards({ numbers: { users, cars, requests, appointments, success } }: { numbers: AdminNumbers }) {
  return (
    <ul className="grid xs:grid-cols-2 gap-3 lg:grid-cols-6" aria-label={overviewWords.inNumbers}>
      <Card
        label={overviewWords.totalUsers}
        to={paths.adminUsers()}
        more={overviewWords.dealersOfThese(users.dealers, grouped(users.dealers), grouped(users.verified_dealers))}
        {...users}
      />
      <Card label={overviewWords.totalCars} to={paths.adminCars} more={overviewWords.carsWait(cars.waiting)} {...cars} />
      <Card label={overviewWords.requests} to={paths.adminRequests} more={overviewWords.active(grouped(requests.active))} {...requests} />
      <Card
        label={overviewWords.appointments}
        to={paths.adminAppointments}
        more={overviewWords.pending(grouped(appointments.pending))}
        {...appointments}
      />
      <Card
        label={overviewWords.successRate}
        to={paths.adminAnalytics}
        total={success.rate}
        change={success.change}
        unit="%"
        cases={{ now: requests.total, before: requests.total - requests.change }}
        more={overviewWords.completed(success.completed, grouped(success.completed), requests.total, grouped(requests.total))}
        isWide
      />
    </ul>
  );
}

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
  const say = (difference: number) => (unit === '%' ? overviewWords.points(difference) : grouped(difference));
  return (
    <li className={isWide ? 'xs:col-span-2' : ''}>
      <Link className="card group block h-full p-3 sm:p-4" to={to}>
        <span className="text-muted block text-sm font-semibold group-hover:underline">{label}</span>
        <span className="price block text-2xl leading-tight">{total === null ? '–' : `${grouped(total)}${unit}`}</span>
        {total !== null && change !== null && (
          <Change
            now={total}
            before={total - change}
            {...(cases && { cases })}
            better="more"
            say={say}
            versus={overviewWords.inThirtyDays}
          />
        )}
        <span className="text-muted block text-sm">{more}</span>
      </Link>
    </li>
  );
}
