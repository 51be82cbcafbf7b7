import { lazy, Suspense } from 'react';
import { whyStopped } from '../../../shared/access.ts';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { whyNotRate } from '../../../shared/ratings/rules.ts';
import { ratingsWords } from '../../../words/ratings/ratings.ts';
import { useUser } from '../../client/session.ts';
import { Rating } from '../../ui/stars.tsx';
import { useNow } from '../../ui/use-now.ts';

// Most viewings have none yet.
const Review = lazy(async () => ({ default: (await import('./review.tsx')).Review }));
const RatingForm = lazy(async () => ({ default: (await import('./rating-form.tsx')).RatingForm }));

/** 'Rate Your Experience': the buyer's one, final rating of the dealer (docs/domain/lifecycles.md, "Rating"). */
export function RatingCard({ appointment }: { appointment: Appointment }) {
  const now = useNow();
  const stopped = whyStopped(useUser());
  const refusal = whyNotRate({ appointment, hasRated: appointment.rating !== null, now });
  if (refusal?.code === 'not_confirmed') return null;
  const { dealer, rating } = appointment;
  if (refusal?.code === 'not_started') return <NotYet dealer={dealer} why={refusal.message()} />;
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="rating">
      <h2 id="rating" className="text-xl">
        {ratingsWords.rate}
      </h2>
      <p>
        {dealerName(dealer)} <Rating rating={dealer.rating} count={dealer.rating_count} />
      </p>
      {rating && (
        <>
          <Suspense>
            <Review review={rating} written={rating.created_at} dealer={dealerName(dealer)} canAnswer={false} />
          </Suspense>
          <p>{rating.is_removed ? ratingsWords.removed : ratingsWords.thanks}</p>
        </>
      )}
      {refusal === null && stopped && <p className="text-muted text-sm">{stopped.message()}</p>}
      {refusal === null && !stopped && (
        <Suspense>
          <RatingForm appointmentId={appointment.id} />
        </Suspense>
      )}
    </section>
  );
}

/** Before it can be used: a line, no card. */
function NotYet({ dealer, why }: { dealer: Appointment['dealer']; why: string }) {
  return (
    <section className="border-line border-t pt-5 text-sm" aria-labelledby="rating">
      <h2 id="rating" className="font-sans text-base">
        {ratingsWords.rate}
      </h2>
      <p className="text-muted">
        {why} {dealerName(dealer)}: <Rating rating={dealer.rating} count={dealer.rating_count} />
      </p>
    </section>
  );
}

/** What the buyer wrote, for the dealer, who answers it if it is public. */
export function ReceivedRating({ appointment: { rating, dealer } }: { appointment: Appointment }) {
  if (!rating) return null;
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="rating">
      <h2 id="rating" className="text-xl">
        {ratingsWords.buyerSays}
      </h2>
      <Suspense>
        <Review review={rating} written={rating.created_at} dealer={dealerName(dealer)} canAnswer={rating.is_public} />
      </Suspense>
      {rating.is_removed && <p>{ratingsWords.removed}</p>}
    </section>
  );
}
