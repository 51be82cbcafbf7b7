import type { ReactNode } from 'react';
import type { AuditRow } from '../../../shared/audit/api.ts';
import type { AuditFilters } from '../../../shared/audit/filters.ts';
import { auditLog } from '../../../shared/audit/reads.ts';
import { auditListWords } from '../../../words/audit/audit-list.ts';
import { usePaged } from '../../client/use-paged.ts';
import { Paged } from '../../ui/paged.tsx';
import { Empty } from '../../ui/states.tsx';
import { AuditEntry } from './audit-entry.tsx';

const nothing = () => <Empty title={auditListWords.nothingHappened}>{auditListWords.appearsHere}</Empty>;

/** The log, newest first, narrowed by these filters: each row a sentence that opens to what it changed. Also of one person, on their page. */
export function AuditList({ filters, empty = nothing() }: { filters: AuditFilters; empty?: ReactNode }) {
  const list = usePaged('audit', auditLog(filters));
  return (
    <Paged list={list} failure={auditListWords.notLoaded} loading={auditListWords.loading} empty={empty}>
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
