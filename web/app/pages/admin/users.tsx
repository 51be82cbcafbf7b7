import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUsers } from '../../../modules/accounts/queries.ts';
import { UserLine } from '../../../modules/accounts/user-line.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Empty } from '../../../ui/states.tsx';

const shows = {
  all: { label: 'Everyone', filter: {} },
  waiting: { label: 'Dealers waiting for verification', filter: { user_type: 'dealer', waiting: 'true' } },
  proposed: { label: 'Changed details to approve', filter: { user_type: 'dealer', proposed: 'true' } },
  changed: { label: 'Phone or location changed since verified', filter: { user_type: 'dealer', changed: 'true' } },
  dealers: { label: 'All dealers', filter: { user_type: 'dealer' } },
  buyers: { label: 'All buyers', filter: { user_type: 'buyer' } },
} as const;

/** /dashboard/admin/users: all accounts, and which dealers are verified (docs/domain/lifecycles.md, "Verification"). */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const show = shows[address.get('show') as keyof typeof shows] ?? shows.all;
  const [search, setSearch] = useState<string>();
  const users = useUsers({ ...show.filter, search });
  return (
    <>
      <PageTitle />
      <div className="mb-4 grid max-w-3xl gap-4 sm:grid-cols-2">
        <SearchField label="Search by name, business or email" search={search} onSearch={setSearch} />
        <SelectField
          label="Show"
          name="show"
          value={address.get('show') ?? 'all'}
          onChange={(e) => setAddress({ show: e.target.value }, { replace: true })}
        >
          {Object.entries(shows).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <Paged
        list={users}
        noun="users"
        failure="Failed to fetch users"
        loading="Loading users"
        empty={<Nobody search={search} isWaiting={show === shows.waiting || show === shows.proposed} />}
      >
        {(rows) => (
          <ul className="grid grid-cols-1 gap-3">
            {rows.map((user) => (
              <li key={user.user_id} className="card p-4">
                <UserLine user={user} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}

function Nobody({ search, isWaiting }: { search: string | undefined; isWaiting: boolean }) {
  if (search) return <Empty title="Nobody matches">Try a part of the name, or show everyone.</Empty>;
  if (isWaiting) return <Empty title="Nobody waits">Whoever does appears here by themselves.</Empty>;
  return <Empty title="Nobody here yet">Whoever signs up appears here by themselves.</Empty>;
}
