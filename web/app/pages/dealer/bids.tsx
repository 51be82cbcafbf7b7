import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { bidFiltersIn } from '../../../../shared/bids/filters.ts';
import type { BidStatus } from '../../../../shared/deal.ts';
import { ownBidsWords } from '../../../../words/bids/own-bids.ts';
import { useFilters } from '../../../client/use-filters.ts';
import { OwnBidLine } from '../../../modules/bids/own-bid-line.tsx';
import { useOwnBids } from '../../../modules/bids/queries.ts';
import { NextLink } from '../../../ui/next-link.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { ShowField } from '../../../ui/show-field.tsx';
import { Empty } from '../../../ui/states.tsx';

/** /dashboard/bids: a dealer's own bids, newest first, and what became of each (docs/domain/lifecycles.md, "Bid"). */
export function Component() {
  const { filters, deferred, change } = useFilters(bidFiltersIn);
  const bids = useOwnBids(deferred);
  const { status } = filters;
  return (
    <>
      <PageTitle>
        <Link className="btn btn-outline ml-auto" to={paths.buyerRequests}>
          {ownBidsWords.seeRequests}
        </Link>
      </PageTitle>
      <div className="mb-4 sm:max-w-xs">
        <ShowField all={ownBidsWords.all} parts={ownBidsWords.parts} show={status} onChange={(changed) => change({ status: changed })} />
      </div>
      <Paged list={bids} failure={ownBidsWords.notLoaded} loading={ownBidsWords.loading} empty={<NoBids status={status} />}>
        {(rows) => (
          <ul className="divide-line border-line grid border-y max-xl:divide-y xl:grid-cols-2 xl:gap-x-10">
            {rows.map((bid) => (
              <li key={bid.id} className="py-3.5">
                <OwnBidLine bid={bid} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}

function NoBids({ status }: { status: BidStatus | undefined }) {
  const next = (
    <NextLink to={status ? paths.bids() : paths.buyerRequests}>{status ? ownBidsWords.seeAll : ownBidsWords.findRequest}</NextLink>
  );
  return (
    <Empty title={status ? ownBidsWords.noneNow : ownBidsWords.noneYet} next={next}>
      {status ? ownBidsWords.othersOnList : ownBidsWords.howItWorks}
    </Empty>
  );
}
