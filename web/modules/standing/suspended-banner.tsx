import { Link, useLocation } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { SupportAddress } from '../settings/support-address.tsx';

/** Tells who is suspended so on every page, with what they can do and whom to write to (docs/domain/accounts.md, "Suspending"). */
export function SuspendedBanner() {
  const { pathname } = useLocation();
  return (
    <aside id="not-verified" className="unverified" aria-label="Your account is suspended">
      <p>
        <b>Your account is suspended</b>: you can read everything of yours, but change nothing.{' '}
        {pathname !== paths.dashboard && (
          <>
            <Link className="link -my-1 py-1" to={paths.dashboard}>
              Why, and what you can do
            </Link>
            .{' '}
          </>
        )}
        Questions: <SupportAddress />
      </p>
    </aside>
  );
}
