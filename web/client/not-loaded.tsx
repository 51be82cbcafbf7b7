import type { ReactNode } from 'react';
import { uiWords } from '../../words/ui/ui.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Failure } from '../ui/states.tsx';
import { ApiError } from './call.ts';

/** Whether what was asked for is not there, or not for this reader. */
export function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.problem.status === 404;
}

interface NotLoadedProps {
  /** Of the read. */
  error: Error | null;
  refetch: () => unknown;
  /** What is said when it failed, where the specification has words of its own; `isShort` says the reason in the same line. */
  failure?: string;
  isShort?: boolean;
  /** Nothing stands there while it loads without. */
  loading?: string;
  /** Instead of a failure, where there is no such thing. */
  missing?: ReactNode;
}

/** In place of what was not read: it is on its way, there is none, or it failed and can be tried again. */
export function NotLoaded({ error, refetch, failure = uiWords.notLoaded, isShort, loading, missing }: NotLoadedProps) {
  const retry = () => void refetch();
  if (missing && isMissing(error)) return missing;
  if (error && isShort) return <Failure title={`${failure}: ${error.message}`} retry={retry} />;
  if (error) return <Failure title={failure} detail={error.message} retry={retry} />;
  return loading ? <Spinner label={loading} /> : null;
}
