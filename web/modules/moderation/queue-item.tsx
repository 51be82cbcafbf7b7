import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { CaseKind } from '../../../shared/moderation/kinds.ts';
import type { QueueRow } from '../../../shared/moderation/queue-row.ts';
import { caseQueueWords } from '../../../words/moderation/case-queue.ts';
import { Icon } from '../../ui/icon.tsx';
import { Age } from './age.tsx';
import { kindOf } from './kinds.ts';

interface QueueItemProps {
  row: QueueRow;
  /** The kind that the list is narrowed to. */
  among: CaseKind | undefined;
  now: Date;
}

/** One thing that waits for the administrator: its kind, what it is about, how long it has waited; it leads to its decision. */
export function QueueItem({ row, among, now }: QueueItemProps) {
  const { kind, id, since } = row;
  const { icon, named, line } = kindOf(row);
  return (
    <Link className="group flex min-h-14 flex-wrap items-center gap-x-3 py-2" to={paths.decide(kind, id, among)}>
      <span className="text-muted max-sm:hidden">
        <Icon name={icon} />
      </span>
      <span className="min-w-[min(100%,9rem)] flex-1">
        <span className="block font-bold group-hover:underline">{named?.(row) ?? caseQueueWords.kinds[kind].one}</span>
        <span className="text-muted line-clamp-2 text-sm wrap-anywhere">{line(row)}</span>
      </span>
      <Age {...{ kind, since, now }} />
      <Icon name="forward" size={18} />
    </Link>
  );
}
