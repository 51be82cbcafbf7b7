import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { whyNotReschedule } from '../../../shared/appointments/rules.ts';
import { type AppointmentState, canAgree } from '../../../shared/appointments/state-in-words.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { isOpen } from '../../../shared/deal.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import { friendlyMoment, longDate } from '../../../shared/time.ts';
import { appointmentStateWords } from '../../../words/appointments/appointment-state.ts';
import { dealFactsWords } from '../../../words/appointments/deal-facts.ts';
import { useUser } from '../../client/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { AgainstLimit } from '../cars/against-limit.tsx';
import { CarPicture } from '../cars/car-picture.tsx';
import { PhotoCover } from '../photos/photo-cover.tsx';
import { State, useStateInWords } from './state.tsx';
import { NextStep } from './steps.tsx';

const pictured = ({ request, bid }: Appointment) => carLooks(request.car_model, bid.color);

/** What a thread is about, beside it on a desk: the car, its price, the viewing, and the next step. */
export function DealFacts({ appointment }: { appointment: Appointment }) {
  const actor = useUser();
  const now = useNow();
  const state = useStateInWords(appointment);
  const { id, request, bid, dealer, appointment_date, final_price } = appointment;
  const canPropose = whyNotReschedule({ actor, appointment, request, dealer, now }) === null;
  return (
    <aside className="deal-facts" aria-labelledby="deal">
      <h2 id="deal" className="text-lg">
        {dealFactsWords.heading}
      </h2>
      <PhotoCover
        urls={bid.image_urls}
        placeholder={bid.placeholder}
        car={pictured(appointment)}
        title={request.car_model}
        price={final_price ?? bid.price}
        dealerName={dealerName(dealer)}
      />
      <div className="grid gap-1">
        <h3 className="text-lg wrap-anywhere">{request.car_model}</h3>
        <DealPrice appointment={appointment} className="text-2xl" />
        {request.budget_max === null ? (
          <p className="text-muted text-sm wrap-anywhere">{dealFactsWords.budget(budgetInWords(request))}</p>
        ) : (
          <AgainstLimit price={final_price ?? bid.price} budget={request} />
        )}
      </div>
      <div className="border-line grid gap-1 border-y py-4">
        <h3 className="text-muted font-sans text-sm font-normal">{dealFactsWords.viewing}</h3>
        <p className="font-display text-lg leading-tight first-letter:uppercase">{friendlyMoment(appointment_date, now)}</p>
        <p className="text-muted text-sm">{longDate(appointment_date)}</p>
        <State state={state} />
      </div>
      <div className="grid gap-2">
        <NextStep appointment={appointment} />
        <Link className="btn btn-outline" to={paths.appointment(id)}>
          {dealFactsWords.open}
        </Link>
        {canPropose && (
          <Link className="btn btn-quiet" to={paths.appointment(id, 'new-time')}>
            {appointmentStateWords.proposeNewTime}
          </Link>
        )}
      </div>
    </aside>
  );
}

/** The same above a thread where there is no room beside it: car, price and how the viewing stands in one row, which leads to the appointment; below it the step that waits for the reader. */
export function DealStrip({ appointment }: { appointment: Appointment }) {
  const now = useNow();
  const state = useStateInWords(appointment);
  const { id, request, bid, appointment_date } = appointment;
  return (
    <div className={`deal-strip ${state.kind === 'waiting' ? 'deal-strip-waiting' : ''}`}>
      <Link className="deal-strip-car" to={paths.appointment(id)}>
        <CarPicture urls={bid.image_urls} placeholder={bid.placeholder} car={pictured(appointment)} className="w-14" />
        <span className="deal-strip-words">
          <span className="deal-strip-name">
            <span className="truncate">{request.car_model}</span>
            <DealPrice appointment={appointment} className="text-base" />
          </span>
          <StateWords kind={state.kind}>
            {isOpen(appointment) && friendlyMoment(appointment_date, now)}
            <span className={isOpen(appointment) && state.kind === 'settled' ? 'sr-only' : ''}>
              {isOpen(appointment) && ', '}
              {inBrief(appointment, state)}
            </span>
          </StateWords>
        </span>
        <span className="sr-only">{dealFactsWords.open}</span>
        <Icon name="forward" />
      </Link>
      <NextStep appointment={appointment} isBrief />
    </div>
  );
}

/** Whom an open one waits for, after its time; any other as its page says it. */
function inBrief({ status, proposed_by, buyer_id, request, dealer }: Appointment, { kind, words }: AppointmentState): string {
  if (kind === 'waiting') return dealFactsWords.waitingForYou;
  if (status === 'confirmed') return dealFactsWords.confirmed;
  if (status !== 'pending' || kind !== 'open' || !canAgree({ request, dealer })) return words;
  return proposed_by === buyer_id ? dealFactsWords.waitingForDealer : dealFactsWords.waitingForBuyer;
}

/** What was paid, once the car is sold; until then what is offered. */
function DealPrice({ appointment: { bid, final_price }, className }: { appointment: Appointment; className?: string }) {
  if (final_price === null) return <Price amount={bid.price} {...(className && { className })} />;
  return (
    <span>
      <span className="text-muted text-sm">{dealFactsWords.soldFor}</span> <Price amount={final_price} {...(className && { className })} />
    </span>
  );
}
