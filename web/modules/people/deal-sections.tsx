import { paths } from '../../../shared/addresses/paths.ts';
import { ksh } from '../../../shared/money.ts';
import { appointmentsOf, bidsOf, requestsOf } from '../../../shared/people/reads.ts';
import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import { shortDate, timeOfDay } from '../../../shared/time.ts';
import { personPageWords } from '../../../words/people/person-page.ts';
import { usePaged } from '../../client/use-paged.ts';
import { Badge } from '../../ui/badge.tsx';
import { Row, Section } from './section.tsx';

/** The requests of a buyer. */
export function RequestsOf({ id }: { id: string }) {
  return (
    <Section title={personPageWords.requests} list={usePaged('requests', requestsOf(id))} empty={personPageWords.nonePosted}>
      {({ car_model, status, bids, created_at, ...budget }) => (
        <Row
          to={paths.adminRequestsWith(car_model)}
          name={car_model}
          detail={`${budgetInWords(budget)} · ${personPageWords.bidCount(bids)} · ${shortDate(created_at)}`}
          end={<Badge status={status} />}
        />
      )}
    </Section>
  );
}

/** The bids of a dealer. */
export function BidsOf({ id }: { id: string }) {
  return (
    <Section title={personPageWords.bids} list={usePaged('bids', bidsOf(id))} empty={personPageWords.noneSent}>
      {({ car_model, price, status, withdrawn, created_at }) => (
        <Row
          to={paths.adminRequestsWith(car_model)}
          name={car_model}
          detail={`${ksh(price)} · ${shortDate(created_at)}`}
          end={withdrawn ? personPageWords.withdrawn : <Badge status={status} />}
        />
      )}
    </Section>
  );
}

/** The viewings of a person, and what was sold through them. */
export function AppointmentsOf({ id }: { id: string }) {
  return (
    <Section title={personPageWords.appointments} list={usePaged('appointments', appointmentsOf(id))} empty={personPageWords.noneBooked}>
      {({ id: appointment, car_model, other, appointment_date: at, status, outcome, final_price }) => (
        <Row
          to={paths.appointment(appointment)}
          name={car_model}
          detail={`${other.name || personPageWords.unknown} · ${personPageWords.moment(shortDate(at), timeOfDay(at))}`}
          end={
            <>
              <Badge status={status} />
              {outcome && (
                <span className="block">{final_price === null ? personPageWords.notSold : personPageWords.soldFor(ksh(final_price))}</span>
              )}
            </>
          }
        />
      )}
    </Section>
  );
}
