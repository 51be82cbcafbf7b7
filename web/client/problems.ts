import { toast } from '../ui/toast.ts';
import { ApiError, sentenceOf } from './call.ts';

/** Shows a sentence beside the field of that name and focuses it; `root` means the form itself, because a dialog covers the toasts. */
type SetError = (name: string, sentence: string) => void;

interface Where {
  /** Id of the toast: the next toast with this id replaces it. */
  id?: string;
  setError?: SetError;
}

/** Shows why a call failed: a fixed title as a toast with the reason below it, and each field's sentence beside the field. */
export function showProblem(title: string, error: unknown, { id, setError }: Where = {}): void {
  const reason = sentenceOf(error);
  toast.error(title, { id, description: title.endsWith(reason) ? undefined : reason });
  if (setError) showBeside(error, setError);
}

/** Shows why a call failed in its form alone: each field's sentence beside the field, or the reason for the whole form. */
export function showBeside(error: unknown, setError: SetError): void {
  const fields = error instanceof ApiError ? Object.entries(error.problem.fields ?? {}) : [];
  if (fields.length === 0) setError('root', sentenceOf(error));
  // In reverse order, so that the focus ends on the first field.
  for (const [name, sentence] of fields.toReversed()) setError(name, sentence);
}
