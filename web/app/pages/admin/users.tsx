import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUsers } from '../../../modules/accounts/queries.ts';
import { UserCard } from '../../../modules/accounts/user-card.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { Empty } from '../../../ui/states.tsx';

const shows = {
  all: { label: 'Everyone', filter: {} },
  waiting: { label: 'Dealers waiting for verification', filter: { user_type: 'dealer', waiting: 'true' } },
  dealers: { label: 'All dealers', filter: { user_type: 'dealer' } },
  buyers: { label: 'All buyers', filter: { user_type: 'buyer' } },
} as const;

/** /dashboard/admin/users: who is here, and which dealers are verified (specification §2 'Admin pages', §4). */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const show = shows[address.get('show') as keyof typeof shows] ?? shows.all;
  const [search, setSearch] = useState('');
  const users = useUsers({ ...show.filter, search: useDeferredValue(search.trim()) || undefined });
  return (
    <>
      <PageTitle title="Users" />
      <div className="mb-4 grid max-w-3xl gap-4 sm:grid-cols-2">
        <TextField
          label="Search by name, business or e-mail"
          name="search"
          type="search"
          value={search}
          onChange={(e) => setSearch(e.target.value)}
        />
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
      <Paged query={users} failure="Failed to fetch users" loading="Loading users" empty={<Empty title="Nobody matches" />}>
        {(rows) => (
          <ul className="grid grid-cols-1 gap-3">
            {rows.map((user) => (
              <li key={user.user_id}>
                <UserCard user={user} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}
