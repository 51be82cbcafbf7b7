import { toast } from '../ui/toast.ts';
import { ApiError, sentenceOf } from './call.ts';

/**
 * Shows why a call failed: the specification's title as a toast with the reason below it, and each field's sentence beside the field.
 * `setError` is react-hook-form's; a reason that is about no field is the form's own (`root`), as a dialog covers the toasts.
 */
export function showProblem<Name extends string>(
  title: string,
  error: unknown,
  setError?: (name: Name, error: { message: string }, options?: { shouldFocus: boolean }) => void,
): void {
  const reason = sentenceOf(error);
  toast.error(title, title.endsWith(reason) ? {} : { description: reason });
  const fields = error instanceof ApiError ? Object.entries(error.problem.fields ?? {}) : [];
  for (const [name, message] of fields) setError?.(name as Name, { message }, { shouldFocus: true });
  if (fields.length === 0) setError?.('root' as Name, { message: reason });
}
