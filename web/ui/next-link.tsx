import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The next step where there is nothing to see: a link to a page, for `next` of `Empty`. */
export function NextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="btn btn-primary" to={to}>
      {children}
    </Link>
  );
}
