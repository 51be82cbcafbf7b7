import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import type { CaseKind } from '../../../../shared/moderation/kinds.ts';
import type { QueueRow } from '../../../../shared/moderation/queue-row.ts';
import { caseQueueWords } from '../../../../words/moderation/case-queue.ts';
import { useFilters } from '../../../client/use-filters.ts';
import { useQueue } from '../../../modules/moderation/case-queries.ts';
import { KindFilter } from '../../../modules/moderation/kind-filter.tsx';
import { kindNamed } from '../../../modules/moderation/kinds.ts';
import { QueueItem } from '../../../modules/moderation/queue-item.tsx';
import { NextLink } from '../../../ui/next-link.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { Empty } from '../../../ui/states.tsx';
import { useNow } from '../../../ui/use-now.ts';

const filtersIn = (address: URLSearchParams): { kind?: CaseKind } => {
  const kind = kindNamed(address.get('kind'));
  return kind ? { kind } : {};
};

/** /dashboard/admin/moderation: everything that waits for a decision, the oldest first (docs/domain/lifecycles.md, "The queue"). */
export function Component() {
  const { filters, deferred, change } = useFilters(filtersIn);
  const queue = useQueue(deferred.kind);
  const now = useNow();
  const oldest = queue.rows?.[0];
  return (
    <>
      <PageTitle>{oldest && <DecideOldest row={oldest} among={deferred.kind} />}</PageTitle>
      <KindFilter kind={filters.kind} counts={queue.latest?.counts} onChange={(kind) => change({ kind })} />
      <Paged
        list={queue}
        failure={caseQueueWords.notLoaded}
        loading={caseQueueWords.loading}
        empty={<Nothing kind={deferred.kind} onAll={() => change({ kind: undefined })} />}
      >
        {(rows) => (
          <ol className="divide-line border-line divide-y border-y">
            {rows.map((row) => (
              <li key={`${row.kind}/${row.id}`}>
                <QueueItem row={row} among={deferred.kind} now={now} />
              </li>
            ))}
          </ol>
        )}
      </Paged>
    </>
  );
}

function DecideOldest({ row, among }: { row: QueueRow; among: CaseKind | undefined }) {
  return (
    <Link className="btn btn-primary ml-auto max-sm:w-full" to={paths.decide(row.kind, row.id, among)}>
      {caseQueueWords.decideOldest}
    </Link>
  );
}

function Nothing({ kind, onAll }: { kind: CaseKind | undefined; onAll: () => void }) {
  if (kind)
    return (
      <Empty
        title={caseQueueWords.allOfKindDecided[kind]}
        next={
          <button type="button" className="btn btn-primary" onClick={onAll}>
            {caseQueueWords.showEverything}
          </button>
        }
      />
    );
  return (
    <Empty title={caseQueueWords.allDecided} next={<NextLink to={paths.dashboard}>{caseQueueWords.overview}</NextLink>}>
      {caseQueueWords.appearsHere}
    </Empty>
  );
}
