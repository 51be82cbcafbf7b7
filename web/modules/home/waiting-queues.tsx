import { Link } from 'react-router';
import { counted } from '../../../shared/home/limits.ts';
import { adminHomeWords } from '../../../words/home/admin-home.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { ageOf, isDecided, type Queue, stepOf } from './queue-words.ts';

/** What waits for the administrator, the oldest first; each leads to its oldest case. On a phone a row is one tap, and one button begins with the oldest. */
export function WaitingQueues({ queues }: { queues: Queue[] }) {
  const now = useNow();
  if (queues.length === 0) return <p className="lead-card p-4 md:p-6">{adminHomeWords.nothingWaits}</p>;
  const oldest = queues.find(isDecided);
  return (
    <div>
      <section className="lead-card" aria-label={adminHomeWords.waiting}>
        <header className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-3 max-md:hidden md:px-6">
          <h2 className="text-[1.375rem]">{adminHomeWords.waiting}</h2>
          <span className="text-muted text-sm">{adminHomeWords.oldestFirst}</span>
        </header>
        <ul>
          {queues.map((queue, index) => (
            <Row key={queue.kind} queue={queue} now={now} isFirst={index === 0} />
          ))}
        </ul>
      </section>
      {oldest && (
        <Link className="btn btn-primary mt-5 w-full md:hidden" to={stepOf(oldest).to}>
          {adminHomeWords.decideOldest}
        </Link>
      )}
    </div>
  );
}

function Row({ queue, now, isFirst }: { queue: Queue; now: Date; isFirst: boolean }) {
  const { count, oldest, kind } = queue;
  const step = stepOf(queue);
  const name = adminHomeWords.queues[kind](count);
  const age = ageOf(queue, now);
  return (
    <li className="border-line relative flex min-h-16 flex-wrap items-center gap-x-2 max-[22.5rem]:gap-x-1 border-t px-3 py-2 max-md:first:border-t-0 md:gap-x-4 md:px-6">
      <span className="price w-8 shrink-0 md:w-10 text-[1.375rem]">{counted(count)}</span>
      <span className="min-w-28 grow basis-0 md:flex md:gap-4">
        <span className="block font-bold max-[22.5rem]:text-sm md:w-52 md:shrink-0">{name}</span>
        <span className="text-muted line-clamp-2 text-sm wrap-anywhere">{oldest}</span>
      </span>
      <span
        className={`rounded-control shrink-0 border px-2 py-0.5 text-sm font-bold whitespace-nowrap ${age.isLate ? 'border-danger text-danger' : 'border-line'}`}
      >
        {age.words}
        {age.isLate && <span className="sr-only">{adminHomeWords.late}</span>}
      </span>
      <Link
        className={`btn shrink-0 max-md:hidden md:min-w-26 ${isFirst ? 'btn-primary' : 'btn-outline'}`}
        to={step.to}
        aria-label={`${step.label}: ${name}`}
      >
        {step.label}
      </Link>
      <Link className="absolute inset-0 md:hidden" to={step.to} aria-label={`${step.label}: ${name}, ${oldest}`} />
      <span className="md:hidden">
        <Icon name="forward" size={18} />
      </span>
    </li>
  );
}
