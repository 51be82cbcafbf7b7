import { requestRoadWords } from '../../words/requests/request-road.ts';
import type { AppointmentStatus, CarGone, DealStop, RequestStatus } from '../deal.ts';
import { friendlyMoment } from '../time.ts';

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
  if (request.has_sale) return request.has_rating ? settled(requestRoadWords.soldAndRated) : waiting(requestRoadWords.howWasTheDealer);
  if (status === 'cancelled') return { kind: 'ended', words: requestRoadWords.closed };
  if (status === 'completed') return settled(requestRoadWords.completed);
  if (next_viewing) return viewing(next_viewing, now);
  if (request.has_other_car) return waiting(requestRoadWords.otherCar);
  if (waiting_count > 0) return waiting(requestRoadWords.offersWait(waiting_count));
  if (request.has_accepted) return waiting(requestRoadWords.toBook);
  if (request.bid_count === 0) return settled(requestRoadWords.sent(friendlyMoment(request.created_at, now)));
  const gone = request.only_car_gone;
  return { kind: 'open', words: gone ? requestRoadWords.carGone[gone] : requestRoadWords.noneWaits };
}

function viewing({ appointment_date, status }: NonNullable<Progress['next_viewing']>, now: Date): Standing {
  const when = friendlyMoment(appointment_date, now);
  const isConfirmed = status === 'confirmed';
  if (new Date(appointment_date) <= now) return waiting(isConfirmed ? requestRoadWords.howDidItGo : requestRoadWords.timePassed(when));
  return settled(isConfirmed ? requestRoadWords.viewing(when) : requestRoadWords.viewingProposed(when));
}

const waiting = (words: string): Standing => ({ kind: 'waiting', words });
const settled = (words: string): Standing => ({ kind: 'settled', words });
