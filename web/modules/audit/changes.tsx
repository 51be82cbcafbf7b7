import type { ChangedField } from '../../../shared/audit/api.ts';
import { auditChangesWords } from '../../../words/audit/audit-changes.ts';

interface ChangesProps {
  changes: readonly ChangedField[];
  before?: string;
  after?: string;
}

/** What changed, field by field: as it was and as it is. */
export function Changes({ changes, before: was = auditChangesWords.before, after: is = auditChangesWords.after }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <table className="w-full max-w-2xl table-fixed text-sm [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:pr-1.5 sm:[&_:is(td,th)]:pr-3 [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top">
      <thead className="border-line text-muted border-b">
        <tr>
          <th scope="col" className="w-[38%] sm:w-1/3">
            <span className="sr-only">{auditChangesWords.whatChanged}</span>
          </th>
          <th scope="col">{was}</th>
          <th scope="col">{is}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row" className="text-muted font-semibold wrap-anywhere">
              {name}
            </th>
            <td className="wrap-anywhere">{before ?? '–'}</td>
            <td className="font-semibold wrap-anywhere">{after ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
