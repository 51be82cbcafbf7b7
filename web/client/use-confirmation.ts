import { useId, useState } from 'react';
import { toast } from '../ui/toast.ts';
import { isRefusal } from './call.ts';
import { showProblem } from './problems.ts';

interface Confirmation<Reply> {
  /** What to do when the user confirms. */
  act: () => Promise<Reply>;
  /** The toast shown after a success; null when what follows says it, as a dialog does, which a toast would lie behind. */
  done: string | null;
  /** A second sentence of the same toast. */
  doneMore?: string;
  /** The title of the toast shown after a failure. */
  failed: string;
  /** Closes the dialog: after a success, and after a refusal, which a second try would not change. After a lost connection it stays open. */
  onClose: () => void;
  /** What follows a success instead of closing. */
  onDone?: () => void;
}

/** What a ConfirmDialog does when the user confirms; spread the result into it. */
export function useConfirmation<Reply>({ act, done, doneMore, failed, onClose, onDone = onClose }: Confirmation<Reply>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The result of the latest try replaces the toast of the one before.
  const toastId = useId();
  const onConfirm = async () => {
    setBusy(true);
    try {
      await act();
      if (done) toast.success(done, { id: toastId, description: doneMore });
      onDone();
    } catch (error) {
      showProblem(failed, error, { id: toastId, setError: (_name, sentence) => setProblem(sentence) });
      if (isRefusal(error)) onClose();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, onConfirm, onClose };
}
