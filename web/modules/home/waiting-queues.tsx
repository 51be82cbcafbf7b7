import { Link } from 'react-router';
import { counted } from '../../../shared/home/limits.ts';
import { plural } from '../../../shared/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { ageOf, isDecided, type Queue, queueNames, stepOf } from './queue-words.ts';

/** What waits for the administrator, the oldest first; each leads to its oldest case. On a phone a row is one tap, and one button begins with the oldest. */
export function WaitingQueues({ queues }: { queues: Queue[] }) {
  const now = useNow();
  if (queues.length === 0) return <p className="lead-card p-4 md:p-6">Nothing waits for your decision.</p>;
  const oldest = queues.find(isDecided);
  return (
    <div>
      <section className="lead-card" aria-label="Waiting for you">
        <header className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-3 max-md:hidden md:px-6">
          <h2 className="text-[1.375rem]">Waiting for you</h2>
          <span className="text-muted text-sm">oldest first</span>
        </header>
        <ul>
          {queues.map((queue, index) => (
            <Row key={queue.kind} queue={queue} now={now} isFirst={index === 0} />
          ))}
        </ul>
      </section>
      {oldest && (
        <Link className="btn btn-primary mt-5 w-full md:hidden" to={stepOf(oldest).to}>
          Decide the oldest
        </Link>
      )}
    </div>
  );
}

function Row({ queue, now, isFirst }: { queue: Queue; now: Date; isFirst: boolean }) {
  const { count, oldest, kind } = queue;
  const step = stepOf(queue);
  const age = ageOf(queue, now);
  return (
    <li className="border-line relative flex min-h-16 flex-wrap items-center gap-x-2 max-[22.5rem]:gap-x-1 border-t px-3 py-2 max-md:first:border-t-0 md:gap-x-4 md:px-6">
      <span className="price w-8 shrink-0 md:w-10 text-[1.375rem]">{counted(count)}</span>
      <span className="min-w-28 grow basis-0 md:flex md:gap-4">
        <span className="block font-bold max-[22.5rem]:text-sm md:w-52 md:shrink-0">{plural(count, queueNames[kind])}</span>
        <span className="text-muted line-clamp-2 text-sm wrap-anywhere">{oldest}</span>
      </span>
      <span
        className={`rounded-control shrink-0 border px-2 py-0.5 text-sm font-bold whitespace-nowrap ${age.isLate ? 'border-danger text-danger' : 'border-line'}`}
      >
        {age.words}
        {age.isLate && <span className="sr-only">, late</span>}
      </span>
      <Link
        className={`btn shrink-0 max-md:hidden md:min-w-26 ${isFirst ? 'btn-primary' : 'btn-outline'}`}
        to={step.to}
        aria-label={`${step.label}: ${plural(count, queueNames[kind])}`}
      >
        {step.label}
      </Link>
      <Link
        className="absolute inset-0 md:hidden"
        to={step.to}
        aria-label={`${step.label}: ${plural(count, queueNames[kind])}, ${oldest}`}
      />
      <span className="md:hidden">
        <Icon name="forward" size={18} />
      </span>
    </li>
  );
}
