import { useState } from 'react';
import { auditFiltersIn } from '../../../../shared/audit/filters.ts';
import { auditListWords } from '../../../../words/audit/audit-list.ts';
import { useFilters } from '../../../client/use-filters.ts';
import { AuditList } from '../../../modules/audit/audit-list.tsx';
import { usePeople } from '../../../modules/people/queries.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { ShowField } from '../../../ui/show-field.tsx';
import { Empty } from '../../../ui/states.tsx';

const none = () => <Empty title={auditListWords.nothingMatches}>{auditListWords.tryAnother}</Empty>;

/** /dashboard/admin/audit: who did what, when, from where, before and after (docs/domain/permissions.md, "The log"). */
export function Component() {
  const { filters, deferred, change, visit } = useFilters(auditFiltersIn);
  const isNarrowed = Object.values(filters).some(Boolean);
  return (
    <>
      <PageTitle />
      <div key={visit} className="mb-4 grid max-w-4xl gap-4 sm:grid-cols-3">
        <PersonField onChoose={(person) => change({ person })} />
        <ShowField all={auditListWords.everything} parts={auditListWords.kinds} show={filters.kind} onChange={(kind) => change({ kind })} />
        <DateField
          label={auditListWords.day}
          name="day"
          day={filters.day ?? ''}
          value={filters.day ?? ''}
          onChange={({ target }) => change({ day: target.value })}
        />
      </div>
      <div className="mb-4 flex flex-wrap gap-2 empty:hidden">
        {filters.person && <Narrowed to={auditListWords.onePerson} onEnd={() => change({ person: undefined })} />}
        {filters.thing && <Narrowed to={auditListWords.oneThing} onEnd={() => change({ thing: undefined })} />}
      </div>
      <AuditList filters={deferred} {...(isNarrowed && { empty: none() })} />
    </>
  );
}

function Narrowed({ to, onEnd }: { to: string; onEnd: () => void }) {
  return (
    <button type="button" className="btn btn-outline" onClick={onEnd}>
      {to}
    </button>
  );
}

/** Finds somebody by name, business, e-mail or phone. */
function PersonField({ onChoose }: { onChoose: (person: string) => void }) {
  const [search, setSearch] = useState<string>();
  const choose = (person: string) => {
    setSearch(undefined);
    onChoose(person);
  };
  return (
    <div>
      <SearchField label={auditListWords.person} search={search} onSearch={setSearch} />
      {search && <Found search={search} onChoose={choose} />}
    </div>
  );
}

function Found({ search, onChoose }: { search: string; onChoose: (person: string) => void }) {
  const { rows } = usePeople({ search });
  if (!rows) return null;
  if (rows.length === 0) return <p className="text-muted mt-2 text-sm">{auditListWords.nobodyMatches}</p>;
  return (
    <ul className="mt-2">
      {rows.slice(0, 5).map(({ user_id, full_name, business_name }) => (
        <li key={user_id}>
          <button type="button" className="min-h-11 w-full cursor-pointer text-left underline" onClick={() => onChoose(user_id)}>
            {business_name ?? full_name}
          </button>
        </li>
      ))}
    </ul>
  );
}
