import { paths } from '../../shared/addresses/paths.ts';
import { frameWords } from '../../words/app/frame.ts';
import { NextLink } from '../ui/next-link.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Empty } from '../ui/states.tsx';

/** Shown for an address of the signed-in area that does not exist, or not for this user. */
export function NotFound() {
  return (
    <>
      <PageTitle title={frameWords.notFound} />
      <Empty
        title={frameWords.roadEnds}
        next={
          <>
            <NextLink to={paths.dashboard}>{frameWords.toDashboard}</NextLink>
            <a className="btn btn-quiet" href={paths.landing}>
              {frameWords.toHome}
            </a>
          </>
        }
      >
        {frameWords.mistyped}
      </Empty>
    </>
  );
}
