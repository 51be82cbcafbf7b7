import { toast } from '../ui/toast.ts';
import { ApiError, sentenceOf } from './api.ts';

/**
 * Shows why a call failed: the specification's title as a toast with the reason below it, and each field's sentence beside the field.
 * `setError` is react-hook-form's; a problem that names a field the form doesn't have stays in the toast.
 */
export function showProblem<Name extends string>(
  title: string,
  error: unknown,
  setError?: (name: Name, error: { message: string }, options?: { shouldFocus: boolean }) => void,
): void {
  toast.error(title, { description: sentenceOf(error) });
  if (!setError || !(error instanceof ApiError)) return;
  for (const [name, message] of Object.entries(error.problem.fields ?? {})) setError(name as Name, { message }, { shouldFocus: true });
}
