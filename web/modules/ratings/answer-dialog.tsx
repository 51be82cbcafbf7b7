import { answerForm } from '../../../shared/ratings/schema.ts';
import { ratingFormsWords } from '../../../words/ratings/rating-forms.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useAnswer } from './queries.ts';

/** The dealer's one answer to a review, which everybody reads. */
export function AnswerDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const answer = useAnswer(reviewId);
  const { field, sending } = useSendForm({
    schema: answerForm,
    defaults: () => ({ answer: '' }),
    send: answer.mutateAsync,
    doneAloud: ratingFormsWords.published,
    failed: ratingFormsWords.notPublished,
    after: onClose,
  });
  return (
    <FormDialog
      title={ratingFormsWords.answerThis}
      action={ratingFormsWords.publish}
      busy={ratingFormsWords.publishing}
      onClose={onClose}
      {...sending}
    >
      <TextArea label={ratingFormsWords.yourAnswer} rows={4} hint={ratingFormsWords.answerHint} {...field('answer')} />
    </FormDialog>
  );
}
