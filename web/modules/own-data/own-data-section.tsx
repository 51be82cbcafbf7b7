import { useUser } from '../../client/session.ts';
import { EraseAccount } from '../erasing/erase-account.tsx';
import { ExportCopy } from './export-copy.tsx';

/** Own data on the profile's page: a copy of it, and erasing the account (docs/domain/accounts.md, "Own data" and "Erasing"). */
export function OwnDataSection() {
  const { role } = useUser();
  return (
    <div className="grid gap-8">
      <ExportCopy />
      {role !== 'admin' && <EraseAccount role={role} />}
    </div>
  );
}
