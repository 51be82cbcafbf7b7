import { toast } from '../ui/toast.ts';
import { ApiError, sentenceOf } from './call.ts';

interface Where {
  /** Id of the toast: the next toast with this id replaces it. */
  id?: string;
  /** Shows a sentence beside the field of that name and focuses it; `root` means the form itself, because a dialog covers the toasts. */
  setError?: (name: string, sentence: string) => void;
}

/** Shows why a call failed: the specification's title as a toast with the reason below it, and each field's sentence beside the field. */
export function showProblem(title: string, error: unknown, { id, setError }: Where = {}): void {
  const reason = sentenceOf(error);
  toast.error(title, { id, description: title.endsWith(reason) ? undefined : reason });
  const fields = error instanceof ApiError ? Object.entries(error.problem.fields ?? {}) : [];
  if (fields.length === 0) setError?.('root', reason);
  // In reverse order, so that the focus ends on the first field.
  for (const [name, sentence] of fields.toReversed()) setError?.(name, sentence);
}
