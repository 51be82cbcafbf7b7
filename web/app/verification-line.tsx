import { Link, useLocation } from 'react-router';
import { paths } from '../../shared/addresses/paths.ts';
import type { SessionUser } from '../../shared/auth/api.ts';
import { frameWords } from '../../words/app/frame.ts';
import { NotVerified } from '../ui/not-verified.tsx';

/** Tells a dealer who is not verified so on every page of the app; on that of their verification stands the whole of it. */
export function VerificationLine({ user: { role, is_verified, is_suspended } }: { user: SessionUser }) {
  const { pathname } = useLocation();
  // Who is suspended reads that instead.
  if (role !== 'dealer' || is_verified || is_suspended || pathname === paths.dealerVerification) return null;
  return (
    <NotVerified>
      <Link className="link" to={paths.dealerVerification}>
        {frameWords.seeVerification}
      </Link>
    </NotVerified>
  );
}
