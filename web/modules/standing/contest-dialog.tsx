import { longestContest } from '../../../shared/standing/limits.ts';
import { ReasonFormDialog } from '../../client/reason-form-dialog.tsx';
import { useContest } from './queries.ts';

/** What a suspended person says against it, once. */
export function ContestDialog({ onClose }: { onClose: () => void }) {
  const contesting = useContest();
  return (
    <ReasonFormDialog
      title="Contest the suspension"
      action="Send it"
      busy="Sending…"
      label="Why do you see it differently?"
      longest={longestContest}
      tooLong="The text is too long"
      act={(contest) => contesting.mutateAsync({ contest })}
      done="Our team reads it"
      failed="It was not sent"
      onClose={onClose}
    >
      <p>You can send this once. A person of our team reads it, and answers here and by email.</p>
    </ReasonFormDialog>
  );
}
