import { useState } from 'react';
import { whyStopped } from '../../../shared/access.ts';
import { reviewer } from '../../../shared/ratings/reviewer.ts';
import { ratingsWords } from '../../../words/ratings/ratings.ts';
import { useUser } from '../../client/session.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { GivenStars } from './given-stars.tsx';

const AnswerDialog = lazyDialog(async () => (await import('./answer-dialog.tsx')).AnswerDialog);

interface ReviewProps {
  review: { id: string; rating: number; review_text: string | null; answer: string | null };
  /** Its instant, or no more than its month, '2026-11'. */
  written: string;
  /** Whose answer it is: 'Pwani Motors'. */
  dealer: string;
  /** The reader is this dealer, who can answer once. */
  canAnswer: boolean;
}

/** A public review with the dealer's answer (docs/domain/permissions.md, "Ratings and commissions"). */
export function Review({ review, written, dealer, canAnswer }: ReviewProps) {
  const [isAnswering, setAnswering] = useState(false);
  const stopped = whyStopped(useUser());
  return (
    <article className="grid gap-2">
      <p className="flex flex-wrap gap-x-3">
        <GivenStars rating={review.rating} />
        <span className="text-muted text-sm">{reviewer(written)}</span>
      </p>
      {review.review_text && <LongText text={review.review_text} />}
      {review.answer !== null && (
        <div className="border-tea border-l-4 pl-3">
          <p className="text-muted text-sm">{ratingsWords.answered(dealer)}</p>
          <LongText text={review.answer} />
        </div>
      )}
      {canAnswer && review.answer === null && (
        <button
          type="button"
          className="btn btn-outline justify-self-start"
          disabled={stopped !== null}
          title={stopped?.message()}
          onClick={() => setAnswering(true)}
        >
          {ratingsWords.answer}
        </button>
      )}
      {isAnswering && <AnswerDialog reviewId={review.id} onClose={() => setAnswering(false)} />}
    </article>
  );
}
