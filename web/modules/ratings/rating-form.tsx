import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { uuidv7 } from 'uuidv7';
import { ratingForm } from '../../../shared/ratings/schema.ts';
import { showProblem } from '../../client/problems.ts';
import { TextArea } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.ts';
import { useRate } from './queries.ts';

const stars = [1, 2, 3, 4, 5];

/** Stars and an optional review; sent once, final. */
export function RatingForm({ appointmentId }: { appointmentId: string }) {
  const [id] = useState(uuidv7);
  const rate = useRate(appointmentId);
  const form = useForm({ resolver: zodResolver(ratingForm), defaultValues: { id, review_text: '' } });
  const { errors } = form.formState;
  const chosen = form.watch('rating') ?? 0;

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
              <input
                className="sr-only"
                type="radio"
                name="rating"
                value={value}
                checked={value === chosen}
                onChange={() => form.setValue('rating', value, { shouldValidate: true })}
              />
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
