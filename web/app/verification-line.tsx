import { Link, useLocation } from 'react-router';
import { paths } from '../../shared/addresses/paths.ts';
import type { SessionUser } from '../../shared/auth/api.ts';
import { NotVerified } from '../ui/not-verified.tsx';

/** Tells a dealer who is not verified so on every page of the app; on that of their verification stands the whole of it. */
export function VerificationLine({ user: { role, is_verified } }: { user: SessionUser }) {
  const { pathname } = useLocation();
  if (role !== 'dealer' || is_verified || pathname === paths.dealerVerification) return null;
  return (
    <NotVerified>
      <Link className="link" to={paths.dealerVerification}>
        See your verification
      </Link>
    </NotVerified>
  );
}
