import { longestContest } from '../../../shared/standing/limits.ts';
import { contestWords } from '../../../words/standing/contest.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { ReasonFormDialog } from '../../client/reason-form-dialog.tsx';
import { useContest } from './queries.ts';

/** What a suspended person says against it, once. */
export function ContestDialog({ onClose }: { onClose: () => void }) {
  const contesting = useContest();
  return (
    <ReasonFormDialog
      title={contestWords.heading}
      action={contestWords.send}
      busy={uiWords.sending}
      label={contestWords.why}
      longest={longestContest}
      tooLong={contestWords.tooLong}
      act={(contest) => contesting.mutateAsync({ contest })}
      done={contestWords.sent}
      failed={contestWords.notSent}
      onClose={onClose}
    >
      <p>{contestWords.once}</p>
    </ReasonFormDialog>
  );
}
