import type { ReactNode } from 'react';
import type { AuditRow } from '../../../shared/audit/api.ts';
import type { AuditFilters } from '../../../shared/audit/filters.ts';
import { auditLog } from '../../../shared/audit/reads.ts';
import { usePaged } from '../../client/use-paged.ts';
import { Paged } from '../../ui/paged.tsx';
import { Empty } from '../../ui/states.tsx';
import { AuditEntry } from './audit-entry.tsx';

const nothing = <Empty title="Nothing happened here">What people and the program do appears here by itself.</Empty>;

/** The log, newest first, narrowed by these filters: each row a sentence that opens to what it changed. Also of one person, on their page. */
export function AuditList({ filters, empty = nothing }: { filters: AuditFilters; empty?: ReactNode }) {
  const list = usePaged('audit', auditLog(filters));
  return (
    <Paged list={list} failure="The log did not load" loading="Loading the log" empty={empty}>
      {(rows: AuditRow[]) => (
        <ol className="card divide-line divide-y">
          {rows.map((row) => (
            <li key={row.id}>
              <AuditEntry row={row} />
            </li>
          ))}
        </ol>
      )}
    </Paged>
  );
}
