import { Link } from 'react-router';
import { plural } from '../../../shared/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { ageOf, type Queue, queueWords } from './queue-words.ts';

/** What waits for the administrator, the oldest first, each with its button. */
export function WaitingQueues({ queues }: { queues: Queue[] }) {
  const now = useNow();
  if (queues.length === 0) return <p className="lead-card p-4 md:p-6">Nothing waits for your decision.</p>;
  return (
    <section className="lead-card" aria-label="Waiting for your decision">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-3 md:px-6">
        <h2 className="text-[1.375rem]">Waiting for your decision</h2>
        <span className="text-muted text-sm">oldest first</span>
      </header>
      <ul>
        {queues.map((queue, index) => (
          <Row key={queue.kind} queue={queue} now={now} isFirst={index === 0} />
        ))}
      </ul>
    </section>
  );
}

function Row({ queue, now, isFirst }: { queue: Queue; now: Date; isFirst: boolean }) {
  const { count, oldest, kind } = queue;
  const { name, step } = queueWords[kind];
  const age = ageOf(queue, now);
  return (
    <li className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-4 py-3 md:px-6">
      <span className="price w-10 text-[1.375rem]">{count >= 100 ? '99+' : count}</span>
      <span className="min-w-0 grow basis-40">
        <span className="block font-bold">{plural(count, name)}</span>
        <span className="text-muted block text-sm wrap-anywhere">{oldest}</span>
      </span>
      <span className={`inline-flex items-center gap-1 text-sm font-bold ${age.isLate ? 'text-danger' : 'text-muted'}`}>
        <Icon name="clock" size={16} />
        {age.words}
      </span>
      <Link className={`btn ${isFirst ? 'btn-primary' : 'btn-outline'}`} to={step.to}>
        {step.label}
      </Link>
    </li>
  );
}
