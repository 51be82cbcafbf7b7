import type { BodyInput } from '../../../shared/contract.ts';
import { ratingsApi } from '../../../shared/ratings/api.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';

/** The buyer's one, final rating of an appointment's dealer; repeating it with the same id is safe. */
export function useRate(appointmentId: string) {
  return useChange(['rating.given'], (body: BodyInput<typeof ratingsApi.rate>) =>
    call(ratingsApi.rate, { params: { id: appointmentId }, body }),
  );
}

/** The dealer's one answer to a review; repeating the same is safe. */
export function useAnswer(ratingId: string) {
  return useChange(['rating.answered'], (body: BodyInput<typeof ratingsApi.answer>) =>
    call(ratingsApi.answer, { params: { id: ratingId }, body }),
  );
}
