import { answerForm } from '../../../shared/ratings/schema.ts';
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
    doneAloud: 'Answer published',
    failed: 'Failed to publish the answer',
    after: onClose,
  });
  return (
    <FormDialog title="Answer this review" action="Publish" busy="Publishing…" onClose={onClose} {...sending}>
      <TextArea
        label="Your answer"
        rows={4}
        hint="It stands below the review on your page, for everyone signed in. You can answer once, and not change it. At most 500 characters."
        {...field('answer')}
      />
    </FormDialog>
  );
}
