import { useId, useState } from 'react';
import { toast } from '../ui/toast.ts';
import { isRefusal } from './call.ts';
import { showProblem } from './problems.ts';

interface Confirmation<Reply> {
  /** What the person agreed to. */
  act: () => Promise<Reply>;
  /** What is said afterwards, as a toast. */
  done: string;
  /** The title of the toast that says it failed. */
  failed: string;
  /** Closes the dialog: after a success, and after a refusal, which asking again would not change. A lost connection keeps it open. */
  onClose: () => void;
}

/** What a ConfirmDialog does once its question is answered with yes; spread the result into it. */
export function useConfirmation<Reply>({ act, done, failed, onClose }: Confirmation<Reply>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // How the last try went takes the place of how the one before did.
  const toastId = useId();
  const onConfirm = async () => {
    setBusy(true);
    try {
      await act();
      toast.success(done, { id: toastId });
      onClose();
    } catch (error) {
      showProblem(failed, error, { id: toastId, setError: (_name, sentence) => setProblem(sentence) });
      if (isRefusal(error)) onClose();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, onConfirm, onClose };
}
