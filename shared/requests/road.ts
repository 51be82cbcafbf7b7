import { type AppointmentStatus, type CarGone, type DealStop, goneInWords, type RequestStatus } from '../deal.ts';
import { friendlyMoment } from '../time.ts';
import { plural } from '../words.ts';

interface Progress {
  bid_count: number;
  has_accepted: boolean;
  has_other_car: boolean;
  next_viewing: { appointment_date: string; status: AppointmentStatus } | null;
  has_sale: boolean;
  has_rating: boolean;
}

interface Standing {
  /** 'waiting': the buyer can do something now; 'open': dealers can. */
  kind: 'waiting' | 'open' | 'settled' | 'ended';
  words: string;
}

/**
 * The stop of a request on the road of a deal (`dealStops`), by the farthest of its offers: posted 0, offers 1, one accepted 2, a viewing is
 * open 3, sold 4, rated 5.
 */
export function stopOfRequest(request: Omit<Progress, 'next_viewing'> & { next_viewing: object | null }): DealStop {
  if (request.has_sale) return request.has_rating ? 5 : 4;
  if (request.next_viewing) return 3;
  if (request.has_accepted || request.has_other_car) return 2;
  return request.bid_count > 0 ? 1 : 0;
}

interface Facts extends Progress {
  status: RequestStatus;
  created_at: string;
  waiting_count: number;
  only_car_gone: CarGone | null;
}

/** Where a request stands, in words for its buyer: '4 offers wait for your answer', 'Viewing tomorrow 10:30'. */
export function standingOf(request: Facts, now: Date): Standing {
  const { status, next_viewing, waiting_count } = request;
  if (request.has_sale) return request.has_rating ? settled('Sold and rated') : waiting('Sold: how was the dealer?');
  if (status === 'cancelled') return { kind: 'ended', words: 'Closed' };
  if (status === 'completed') return settled('Completed');
  if (next_viewing) return viewing(next_viewing, now);
  if (request.has_other_car) return waiting('Another car is offered: please answer');
  if (waiting_count > 0) {
    return waiting(plural(waiting_count, { one: '1 offer waits for your answer', other: '# offers wait for your answer' }));
  }
  if (request.has_accepted) return waiting('Offer accepted: book a viewing');
  if (request.bid_count === 0) return settled(`Sent to dealers ${friendlyMoment(request.created_at, now)}`);
  const gone = request.only_car_gone;
  if (gone) return { kind: 'open', words: `${goneInWords(gone, 'buyer')}; other dealers still see your request` };
  return { kind: 'open', words: 'No offer waits for your answer; dealers still see your request' };
}

function viewing({ appointment_date, status }: NonNullable<Progress['next_viewing']>, now: Date): Standing {
  const when = friendlyMoment(appointment_date, now);
  if (new Date(appointment_date) <= now) return waiting(status === 'confirmed' ? 'How did the viewing go?' : `The time passed: ${when}`);
  return settled(status === 'confirmed' ? `Viewing ${when}` : `Viewing proposed for ${when}`);
}

const waiting = (words: string): Standing => ({ kind: 'waiting', words });
const settled = (words: string): Standing => ({ kind: 'settled', words });
