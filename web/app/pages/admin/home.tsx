import { paths } from '../../../../shared/site/paths.ts';
import { useUsers } from '../../../modules/accounts/queries.ts';
import { WaitingDealerLine } from '../../../modules/accounts/waiting-dealer-line.tsx';
import { Greeting } from '../../../modules/home/greeting.tsx';
import { useQueues } from '../../../modules/home/queries.ts';
import { isQueue } from '../../../modules/home/queue-words.ts';
import { WaitingQueues } from '../../../modules/home/waiting-queues.tsx';
import { Preview } from '../../../ui/preview.tsx';
import { Failure } from '../../../ui/states.tsx';
import { ScreenLoading } from '../../screen-loading.tsx';

const previews = 10;

/** The administrator's home: what waits for a decision, and the dealers waiting for verification. Figures come with their own screens. */
export function Component() {
  const waiting = useUsers({ user_type: 'dealer', waiting: 'true' });
  const next = useQueues();
  if (next.isPending) return <ScreenLoading />;
  return (
    <>
      <Greeting />
      <div className="grid grid-cols-1 gap-8">
        {next.data && <WaitingQueues queues={next.data.rows.filter(isQueue)} />}
        {next.error && !next.data && <Failure title={`Failed to load admin data: ${next.error.message}`} retry={() => next.refetch()} />}
        <Preview
          title="Dealers waiting for verification"
          list={waiting}
          noun="dealers"
          failure="Failed to load admin data"
          most={previews}
          empty="Nobody waits. New dealers appear here by themselves."
          more={{ to: paths.adminUsers('waiting'), label: 'All waiting dealers' }}
        >
          {(dealer) => <WaitingDealerLine dealer={dealer} />}
        </Preview>
      </div>
    </>
  );
}
