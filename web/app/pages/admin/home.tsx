import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { overviewWords } from '../../../../words/administration/overview.ts';
import { NotLoaded } from '../../../client/not-loaded.tsx';
import { useAdminNumbers } from '../../../modules/home/admin-queries.ts';
import { useQueues } from '../../../modules/home/queries.ts';
import { greetingOf, isQueue } from '../../../modules/home/queue-words.ts';
import { WaitingQueues } from '../../../modules/home/waiting-queues.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ScreenLoading } from '../../screen-loading.tsx';

// What stands below the fold, with its styles.
const Overview = lazy(async () => {
  const [{ Overview }] = await Promise.all([import('../../../modules/administration/overview.tsx'), import('../../../styles/rest.css')]);
  return { default: Overview };
});

/** The administrator's home: what waits for a decision, then how it stands (docs/domain/limits-and-money.md, "Figures of the marketplace"). */
export function Component() {
  const next = useQueues();
  const numbers = useAdminNumbers();
  if (next.isPending) return <ScreenLoading />;
  const queues = next.data?.rows.filter(isQueue) ?? [];
  return (
    <>
      <PageTitle title={next.data ? greetingOf(queues) : overviewWords.greeting} tab={overviewWords.title}>
        <Link className="btn btn-outline max-md:hidden md:ml-auto" to={paths.moderation}>
          {overviewWords.queue}
        </Link>
      </PageTitle>
      <div className="grid grid-cols-1 gap-8">
        {next.error && !next.data ? (
          <NotLoaded error={next.error} refetch={next.refetch} failure={overviewWords.notLoaded} isShort />
        ) : (
          <div className="grid gap-3">
            <WaitingQueues queues={queues} />
            <Link className="btn btn-outline md:hidden" to={paths.moderation}>
              {overviewWords.queue}
            </Link>
          </div>
        )}
        <Suspense fallback={<Spinner label={overviewWords.loading} />}>
          <Overview numbers={numbers} />
        </Suspense>
      </div>
    </>
  );
}
