import { paths } from '../../shared/site/paths.ts';
import { PageTitle } from '../ui/page-title.tsx';

/** Shown for an address of the signed-in area that does not exist, or not for this user. */
export function NotFound() {
  return (
    <>
      <PageTitle title="Oops! Page not found" />
      <a className="link" href={paths.landing}>
        Return to Home
      </a>
    </>
  );
}
