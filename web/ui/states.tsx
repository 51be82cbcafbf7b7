import type { ReactNode } from 'react';
import { useFocusKept } from './remember-focus.ts';

/** Shown for an empty list: what it is for and what to do next. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="card p-6 text-center">
      <p className="font-display text-lg">{title}</p>
      {children && <div className="text-muted mt-2">{children}</div>}
    </div>
  );
}

/** Shown after an error: what happened, what was kept, and what to do. */
export function Failure({ title, detail, retry }: { title: string; detail?: string | undefined; retry?: () => void }) {
  useFocusKept();
  return (
    <div className="failure" role="alert">
      <p className="font-bold">{title}</p>
      {detail && <p>{detail}</p>}
      {retry && (
        <button type="button" className="btn btn-outline mt-3" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}
