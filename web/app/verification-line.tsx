import { Link, useLocation } from 'react-router';
import { paths } from '../../shared/addresses/paths.ts';
import type { SessionUser } from '../../shared/auth/api.ts';

/** Tells a dealer who is not verified so on every page, and where to read more; on that page itself stands the whole of it. */
export function VerificationLine({ user: { role, is_verified } }: { user: SessionUser }) {
  const { pathname } = useLocation();
  if (role !== 'dealer' || is_verified || pathname === paths.dealerVerification) return null;
  return (
    <aside id="not-verified" className="unverified" aria-label="Verification pending">
      <p>
        <b>Verification Pending</b>: bidding opens once you are verified.{' '}
        <Link className="link" to={paths.dealerVerification}>
          See your verification
        </Link>
      </p>
    </aside>
  );
}
