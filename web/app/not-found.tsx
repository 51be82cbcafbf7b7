import { paths } from '../../shared/addresses/paths.ts';
import { NextLink } from '../ui/next-link.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Empty } from '../ui/states.tsx';

/** Shown for an address of the signed-in area that does not exist, or not for this user. */
export function NotFound() {
  return (
    <>
      <PageTitle title="Oops! Page not found" />
      <Empty
        title="This road ends here"
        next={
          <>
            <NextLink to={paths.dashboard}>Go to Dashboard</NextLink>
            <a className="btn btn-quiet" href={paths.landing}>
              Return to Home
            </a>
          </>
        }
      >
        The address is mistyped, or the page is not there any more.
      </Empty>
    </>
  );
}
