import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { bidFiltersIn } from '../../../../shared/bids/filters.ts';
import type { BidStatus } from '../../../../shared/deal.ts';
import { useFilters } from '../../../client/use-filters.ts';
import { OwnBidLine } from '../../../modules/bids/own-bid-line.tsx';
import { useOwnBids } from '../../../modules/bids/queries.ts';
import { NextLink } from '../../../ui/next-link.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { ShowField } from '../../../ui/show-field.tsx';
import { Empty } from '../../../ui/states.tsx';

const parts: Record<BidStatus, string> = { pending: 'Waiting for an answer', accepted: 'Accepted', rejected: 'Not accepted' };

/** /dashboard/bids: a dealer's own bids, newest first, and what became of each (docs/domain/lifecycles.md, "Bid"). */
export function Component() {
  const { filters, deferred, change } = useFilters(bidFiltersIn);
  const bids = useOwnBids(deferred);
  const { status } = filters;
  return (
    <>
      <PageTitle>
        <Link className="btn btn-outline ml-auto" to={paths.buyerRequests}>
          See buyer requests
        </Link>
      </PageTitle>
      <div className="mb-4 sm:max-w-xs">
        <ShowField all="All bids" parts={parts} show={status} onChange={(changed) => change({ status: changed })} />
      </div>
      <Paged list={bids} failure="Failed to load bids" loading="Loading your bids" empty={<NoBids status={status} />}>
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
  const next = <NextLink to={status ? paths.bids() : paths.buyerRequests}>{status ? 'See all bids' : 'Find a request to bid on'}</NextLink>;
  return (
    <Empty title={status ? 'None of these now' : 'No bid sent yet'} next={next}>
      {status
        ? 'Your other bids are on the whole list.'
        : 'Buyers say which car they want and what they can pay; you answer with your price.'}
    </Empty>
  );
}
