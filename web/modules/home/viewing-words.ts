import { type AppointmentStep, paths } from '../../../shared/addresses/paths.ts';
import type { Of } from '../../../shared/home/next-things.ts';
import { ksh } from '../../../shared/money.ts';
import { friendlyDay, friendlyMoment, timeOfDay, weekdayOf } from '../../../shared/time.ts';
import { appointmentStateWords } from '../../../words/appointments/appointment-state.ts';
import { homeWords } from '../../../words/home/home.ts';
import { nextViewingWords } from '../../../words/home/next-viewing.ts';
import type { NextWords, Step } from './next-words.ts';

type Party = 'buyer' | 'dealer';
type Viewing = Of<'viewing_soon'>;

const view = ({ id }: { id: string }, label: string, step?: AppointmentStep): Step => ({ label, to: paths.appointment(id, step) });
const newTime = (viewing: Viewing) => view(viewing, appointmentStateWords.proposeNewTime, 'new-time');

const week = 7 * 86_400_000;

/** 'today', 'yesterday', then the weekday for as long as it is the last of its name, then the date. */
function pastDay(at: string, now: Date): string {
  const day = friendlyDay(at, now);
  return day.includes(' ') && now.getTime() - Date.parse(at) < week ? weekdayOf(at) : day;
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
        heading: isBuyer ? nextViewingWords.see(car_model, when) : nextViewingWords.comes(other_name, car_model, when),
        reason: said ?? (isBuyer ? nextViewingWords.expectsYou(other_name) : nextViewingWords.agreedAt(ksh(price))),
        step: view(viewing, appointmentStateWords.viewDetails),
      };
    case 'outcome_missing':
      return {
        heading: nextViewingWords.howDidItGo(pastDay(at, now)),
        reason: nextViewingWords.saySold[reader](car_model, other_name),
        step: view(viewing, nextViewingWords.recordOutcome, 'outcome'),
      };
    case 'time_proposed':
      return {
        heading: nextViewingWords.proposed[reader](car_model, other_name, when),
        reason: said ?? nextViewingWords.confirmOrPropose,
        ...(viewing.is_outside_hours && { strong: nextViewingWords.outsideHours }),
        step: view(viewing, homeWords.confirm(timeOfDay(at))),
        other: newTime(viewing),
      };
    case 'time_passed':
      return {
        heading: nextViewingWords.agreeAgain(car_model),
        reason: nextViewingWords.nobodyConfirmed(when),
        step: newTime(viewing),
      };
    case 'sale_to_rate':
      return {
        heading: nextViewingWords.howWas(other_name),
        reason: nextViewingWords.youBought(car_model),
        step: view(viewing, nextViewingWords.rate),
      };
    case 'message_unread':
      return {
        heading: nextViewingWords.wrote(other_name),
        reason: said ?? '',
        step: view(viewing, nextViewingWords.answer),
      };
  }
}
