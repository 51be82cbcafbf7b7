import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { uuidv7 } from 'uuidv7';
import type { Appointment } from '../../../shared/appointments/api.ts';
import type { BodyInput } from '../../../shared/contract.ts';
import { ratingsApi } from '../../../shared/ratings/api.ts';
import { whyNotRate } from '../../../shared/ratings/rules.ts';
import { ratingForm } from '../../../shared/ratings/schema.ts';
import { call } from '../../app/api.ts';
import { showProblem } from '../../app/problems.ts';
import { TextArea } from '../../ui/field.tsx';
import { Rating } from '../../ui/stars.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useNow } from '../appointments/use-now.ts';

const stars = [1, 2, 3, 4, 5];

/** 'Rate Your Experience': the buyer's one, final rating of the dealer (specification §2, RULINGS 'Lifecycles'). */
export function RatingCard({ appointment }: { appointment: Appointment }) {
  const now = useNow();
  const refusal = whyNotRate({ appointment, hasRated: appointment.rating !== null, now });
  if (refusal?.code === 'not_confirmed') return null;
  const { dealer, rating } = appointment;
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="rating">
      <h2 id="rating" className="text-xl">
        Rate Your Experience
      </h2>
      <p>
        {dealer.business_name ?? dealer.full_name} <Rating rating={dealer.rating} count={dealer.rating_count} />
      </p>
      {rating && (
        <p>
          <span className="text-clay" aria-label={`${rating.rating} of 5 stars`}>
            {'★'.repeat(rating.rating)}
          </span>{' '}
          Thank you for rating this dealer!
        </p>
      )}
      {refusal?.code === 'not_started' && <p className="text-muted">{refusal.message}</p>}
      {refusal === null && <RatingForm appointmentId={appointment.id} />}
    </section>
  );
}

function RatingForm({ appointmentId }: { appointmentId: string }) {
  const [id] = useState(uuidv7);
  const client = useQueryClient();
  const rate = useMutation({
    mutationFn: (body: BodyInput<typeof ratingsApi.rate>) => call(ratingsApi.rate, { params: { id: appointmentId }, body }),
    onSettled: () => Promise.all([['appointments'], ['bids'], ['requests']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const form = useForm({ resolver: zodResolver(ratingForm), defaultValues: { id, review_text: '' } });
  const { errors } = form.formState;
  const chosen = Number(form.watch('rating') ?? 0);

  const send = form.handleSubmit(async (body) => {
    try {
      await rate.mutateAsync(body);
      toast.success('Rating Submitted');
    } catch (error) {
      showProblem('Failed to submit rating. Please try again.', error, form.setError);
    }
  });

  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <fieldset className="field">
        <legend>Your rating</legend>
        <div className="flex">
          {stars.map((value) => (
            <label key={value} className="star">
              <input className="sr-only" type="radio" value={value} {...form.register('rating', { setValueAs: Number })} />
              <span aria-hidden="true">{value <= chosen ? '★' : '☆'}</span>
              <span className="sr-only">{value === 1 ? '1 star' : `${value} stars`}</span>
            </label>
          ))}
        </div>
        {errors.rating && (
          <p className="error" role="alert">
            {errors.rating.message}
          </p>
        )}
      </fieldset>
      <TextArea
        label="Review (optional)"
        hint="Only you, the dealer and our team read it. A rating is final."
        error={errors.review_text?.message}
        {...form.register('review_text')}
      />
      <SubmitButton isBusy={rate.isPending} busy="Sending…">
        Submit rating
      </SubmitButton>
    </form>
  );
}
