import { type AppointmentStep, paths } from '../../../shared/addresses/paths.ts';
import { outsideAside } from '../../../shared/appointments/outside-words.ts';
import type { Of } from '../../../shared/home/next-things.ts';
import { ksh } from '../../../shared/money.ts';
import { friendlyDay, friendlyMoment, timeOfDay, weekdayOf } from '../../../shared/time.ts';
import type { NextWords, Step } from './next-words.ts';

type Party = 'buyer' | 'dealer';
type Viewing = Of<'viewing_soon'>;

const view = ({ id }: { id: string }, label: string, step?: AppointmentStep): Step => ({ label, to: paths.appointment(id, step) });
const newTime = (viewing: Viewing) => view(viewing, 'Propose a new time', 'new-time');

/** The end of a sentence: 'today 15:00', 'on Tue 24 Nov 12:00'. */
const onMoment = (at: string, now: Date) => (friendlyDay(at, now).includes(' ') ? 'on ' : '') + friendlyMoment(at, now);

function proposed({ at, car_model, other_name, is_outside_hours }: Viewing, reader: Party, now: Date): string {
  const verb = reader === 'buyer' ? 'can show you' : 'wants to see';
  return `${other_name} ${verb} the ${car_model} ${onMoment(at, now)}${outsideAside(is_outside_hours)}`;
}

function comes({ at, car_model, other_name }: Viewing, reader: Party, now: Date): string {
  const when = onMoment(at, now);
  return reader === 'buyer' ? `See the ${car_model} ${when}` : `${other_name} comes to see the ${car_model} ${when}`;
}

const week = 7 * 86_400_000;

/** 'today', 'yesterday', then the weekday for as long as it is the last of its name, then the date. */
function pastDay(at: string, now: Date): string {
  const day = friendlyDay(at, now);
  return day.includes(' ') && now.getTime() - Date.parse(at) < week ? weekdayOf(at) : day;
}

/** 'today’s viewing', 'Friday’s viewing', 'the viewing of Tue 3 Nov'. */
function pastViewing(at: string, now: Date): string {
  const day = pastDay(at, now);
  return day.includes(' ') ? `the viewing of ${day}` : `${day}’s viewing`;
}

/** What a home says of a viewing, to this reader. */
export function ofViewing(viewing: Viewing, reader: Party, now: Date): NextWords {
  const { kind, at, car_model, other_name, price, words } = viewing;
  const isBuyer = reader === 'buyer';
  const when = friendlyMoment(at, now);
  const said = words ? `“${words}”` : null;
  switch (kind) {
    case 'viewing_soon':
    case 'viewing_ahead':
      return {
        heading: comes(viewing, reader, now),
        reason: said ?? (isBuyer ? `${other_name} expects you. Never pay before you have seen the car.` : `Agreed at ${ksh(price)}.`),
        step: view(viewing, 'View Details'),
        after: `viewing ${when}`,
      };
    case 'outcome_missing':
      return {
        heading: `How did ${pastViewing(at, now)} go?`,
        reason: isBuyer
          ? `You were to see the ${car_model} at ${other_name}. Say whether you bought it.`
          : `${other_name} was to see the ${car_model}. Say whether it was sold.`,
        step: view(viewing, 'Record the outcome', 'outcome'),
        after: `say how ${pastViewing(at, now)} went`,
      };
    case 'time_proposed':
      return {
        heading: proposed(viewing, reader, now),
        reason: said ?? 'Confirm this time, or propose another.',
        step: view(viewing, `Confirm ${timeOfDay(at)}`),
        other: newTime(viewing),
        after: `confirm ${when}`,
      };
    case 'time_passed':
      return {
        heading: `Agree on a new time for the ${car_model}`,
        reason: `Nobody confirmed ${when}, and it has passed.`,
        step: newTime(viewing),
        after: 'propose a new time',
      };
    case 'sale_to_rate':
      return {
        heading: `How was ${other_name}?`,
        reason: `You bought the ${car_model} there. Your rating helps the next buyer.`,
        step: view(viewing, 'Rate the dealer'),
        after: `rate ${other_name}`,
      };
    case 'message_unread':
      return {
        heading: `${other_name} wrote to you`,
        reason: said ?? '',
        step: view(viewing, 'Read and answer'),
        after: `answer ${other_name}`,
      };
  }
}
