import { Link, useLocation } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { suspendedBannerWords } from '../../../words/standing/suspended-banner.ts';
import { SupportAddress } from '../settings/support-address.tsx';

/** Tells who is suspended so on every page, with what they can do and whom to write to (docs/domain/accounts.md, "Suspending"). */
export function SuspendedBanner() {
  const { pathname } = useLocation();
  return (
    <aside id="not-verified" className="unverified" aria-label={suspendedBannerWords.heading}>
      <p>
        <b>{suspendedBannerWords.heading}.</b> {suspendedBannerWords.whatItMeans}{' '}
        {pathname !== paths.dashboard && (
          <>
            <Link className="link -my-1 py-1" to={paths.dashboard}>
              {suspendedBannerWords.why}
            </Link>
            .{' '}
          </>
        )}
        {suspendedBannerWords.questions(<SupportAddress />)}
      </p>
    </aside>
  );
}
