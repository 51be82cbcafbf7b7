import { ownRequest } from '../../../../shared/requests/reads.ts';
import { paths } from '../../../../shared/site/paths.ts';
import { useArrival } from '../../../client/use-arrival.ts';
import { OwnRequestCard } from '../../../modules/requests/own-request-card.tsx';
import { useOwnRequests } from '../../../modules/requests/queries.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { Empty } from '../../../ui/states.tsx';

/** /dashboard/requests: the buyer's own requests with the offers received (docs/domain/lifecycles.md, "Request"). */
export function Component() {
  const requests = useOwnRequests();
  const arrival = useArrival(requests, 'requests', ownRequest);
  return (
    <>
      <PageTitle>
        <a className="btn btn-primary ml-auto" href={paths.postRequest}>
          New Request
        </a>
      </PageTitle>
      {arrival.isGone && <p className="notice mb-5">The request you followed a link to is no longer there.</p>}
      {arrival.row && (
        <div className="mb-6">
          <OwnRequestCard request={arrival.row} />
        </div>
      )}
      <Paged
        list={requests}
        noun="requests"
        failure="Failed to fetch your requests"
        loading="Loading your requests"
        empty={
          <Empty
            title="No requests yet"
            next={
              <a className="btn btn-primary" href={paths.postRequest}>
                Post your first request
              </a>
            }
          >
            Say which car you look for; verified dealers answer with a price.
          </Empty>
        }
      >
        {(rows) => (
          <ul className="grid grid-cols-1 gap-6">
            {rows.map((request) => (
              <li key={request.id} className="border-line not-first:border-t not-first:pt-6">
                <OwnRequestCard request={request} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}
