import { Link } from 'react-router';
import { paths } from '../../../shared/site/paths.ts';

/** Tells a dealer waiting for verification what that means, and where to read more. */
export function VerificationBanner() {
  return (
    <aside className="notice" aria-label="Verification pending">
      <p className="font-bold">Verification Pending</p>
      <p>
        Our team is checking your business. You can read every request; bidding opens once you are verified.{' '}
        <Link className="link" to={paths.dealerVerification}>
          See your verification
        </Link>
      </p>
    </aside>
  );
}
