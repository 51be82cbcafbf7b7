import { Link } from 'react-router';
import { paths } from '../../shared/site/paths.ts';
import { PageTitle } from '../ui/page-title.tsx';

/** Shown for an address of the signed-in area that does not exist, or not for this user. */
export function NotFound() {
  return (
    <>
      <PageTitle title="Oops! Page not found" />
      <p className="flex flex-wrap items-center gap-4">
        <Link className="btn btn-primary" to={paths.dashboard}>
          Go to Dashboard
        </Link>
        <a className="link py-2" href={paths.landing}>
          Return to Home
        </a>
      </p>
    </>
  );
}
