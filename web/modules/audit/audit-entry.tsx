import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { AuditRow } from '../../../shared/audit/api.ts';
import { friendlyMoment, longDate, timeOfDay } from '../../../shared/time.ts';
import { auditListWords } from '../../../words/audit/audit-list.ts';
import { useUser } from '../../client/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Changes } from './changes.tsx';
import { nameOfField } from './field-names.ts';

const link = 'inline-flex min-h-11 items-center font-semibold underline';

/** One row of the log: what happened, and at a tap from where, before and after, and the screens of what it is about. */
export function AuditEntry({ row }: { row: AuditRow }) {
  const now = useNow();
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-x-4 px-4 py-2">
        <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-4">
          <time dateTime={row.at} className="text-muted block text-sm whitespace-nowrap tabular-nums sm:w-36 sm:flex-none">
            {friendlyMoment(row.at, now)}
          </time>
          <Sentence row={row} />
        </span>
        <span className="transition-transform group-open:rotate-180">
          <Icon name="down" size={16} />
        </span>
      </summary>
      <div className="grid gap-4 px-4 pb-4 sm:pl-44">
        <Changes changes={row.changes.map((changed) => ({ ...changed, name: nameOfField(changed.name) }))} />
        <p className="text-muted text-sm wrap-anywhere">
          {auditListWords.at(longDate(row.at), timeOfDay(row.at))}
          {row.address && <> · {auditListWords.from(row.address)}</>} · {row.type}
        </p>
        <Ways row={row} />
      </div>
    </details>
  );
}

function Sentence({ row: { who, sentence } }: { row: AuditRow }) {
  if (!sentence.startsWith(who)) return <span className="wrap-anywhere">{sentence}</span>;
  return (
    <span className="wrap-anywhere">
      <b>{who}</b>
      {sentence.slice(who.length)}
    </span>
  );
}

/** Where each thing is seen, and the rest of the log about it. */
function Ways({ row: { things, actor_id, who } }: { row: AuditRow }) {
  const { user_id } = useUser();
  return (
    <ul className="grid gap-1 text-sm">
      {things.map(({ id, name, link: to }) => (
        <li key={name} className="flex flex-wrap items-center gap-x-4">
          <span className="min-w-0 wrap-anywhere">
            {name} <code className="text-muted">{id}</code>
          </span>
          {to && (
            <Link className={link} to={to} aria-label={auditListWords.openThis(name)}>
              {auditListWords.open}
            </Link>
          )}
          <Link className={link} to={`${paths.audit}?thing=${id}`}>
            {auditListWords.allAboutIt}
          </Link>
        </li>
      ))}
      {actor_id && (
        <li>
          <Link className={link} to={paths.auditOf(actor_id)}>
            {actor_id === user_id ? auditListWords.allYouDid : auditListWords.allOf(who)}
          </Link>
        </li>
      )}
    </ul>
  );
}
