import { reviewer } from '../../../shared/ratings/reviewer.ts';
import { ratingForm } from '../../../shared/ratings/schema.ts';
import { ratingFormsWords } from '../../../words/ratings/rating-forms.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { FieldGroup } from '../../ui/choice-field.tsx';
import { TextArea } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useRate } from './queries.ts';

const stars = [1, 2, 3, 4, 5];

/** Stars and an optional review; sent once, final. */
export function RatingForm({ appointmentId }: { appointmentId: string }) {
  const rate = useRate(appointmentId);
  const { form, field, sending } = useSendForm({
    schema: ratingForm,
    defaults: (id) => ({ id, review_text: '' }),
    send: rate.mutateAsync,
    done: ratingFormsWords.submitted,
    failed: ratingFormsWords.notSubmitted,
  });
  // A radio button only holds text, so the number is set by hand.
  const { name, error } = field('rating');
  const chosen = form.watch('rating') ?? 0;

  return (
    <form onSubmit={sending.onSubmit} noValidate className="grid gap-4">
      <FieldGroup label={ratingFormsWords.yourRating} error={error}>
        <div className="flex">
          {stars.map((value) => (
            <label key={value} className="star">
              <input
                className="sr-only"
                type="radio"
                name={name}
                value={value}
                checked={value === chosen}
                onChange={() => form.setValue('rating', value, { shouldValidate: true })}
              />
              <span aria-hidden="true">{value <= chosen ? '★' : '☆'}</span>
              <span className="sr-only">{ratingFormsWords.stars(value)}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
      <TextArea
        label={ratingFormsWords.review}
        isOptional
        hint={ratingFormsWords.reviewHint(reviewer(useNow()))}
        {...field('review_text')}
      />
      <SubmitButton isBusy={sending.isBusy} busy={ratingFormsWords.sending}>
        {ratingFormsWords.submit}
      </SubmitButton>
    </form>
  );
}
