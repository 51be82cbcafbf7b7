import { paths } from '../../shared/site/paths.ts';
import { PageTitle } from '../ui/page-title.tsx';

/** An address of the signed-in area that leads nowhere, or not for this person. */
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
