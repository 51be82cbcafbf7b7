import { paths } from '../../../../shared/site/paths.ts';
import { useUsers } from '../../../modules/accounts/queries.ts';
import { UserLine } from '../../../modules/accounts/user-line.tsx';
import { Greeting } from '../../../modules/home/greeting.tsx';
import { Preview } from '../../../ui/preview.tsx';

const previews = 10;

/** The administrator's home: the dealers waiting for verification. Figures and queues come with their own screens. */
export function Component() {
  const waiting = useUsers({ user_type: 'dealer', waiting: 'true' });
  return (
    <>
      <Greeting />
      <div className="grid grid-cols-1 gap-5">
        <Preview
          title="Dealers waiting for verification"
          list={waiting}
          noun="dealers"
          failure="Failed to load admin data"
          most={previews}
          empty="Nobody waits. New dealers appear here by themselves."
          more={{ to: paths.adminUsers('waiting'), label: 'All waiting dealers' }}
        >
          {(user) => <UserLine user={user} />}
        </Preview>
      </div>
    </>
  );
}
