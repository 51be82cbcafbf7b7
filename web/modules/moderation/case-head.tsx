import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { counted } from '../../../shared/home/limits.ts';
import type { CasePlace } from '../../../shared/moderation/api.ts';
import type { CaseKind } from '../../../shared/moderation/kinds.ts';
import type { CaseKey } from '../../../shared/moderation/queue-row.ts';
import { caseFrameWords } from '../../../words/moderation/case-frame.ts';
import { Icon } from '../../ui/icon.tsx';

interface CaseHeadProps {
  /** Null once the case waits no more. */
  place: CasePlace | null;
  among: CaseKind | undefined;
}

/** Back to the queue, the place in it, and the way to the cases before and after: by tap, or by Shift and an arrow key. */
export function CaseHead({ place, among }: CaseHeadProps) {
  const to = (key: CaseKey | null | undefined) => key && paths.decide(key.kind, key.id, among);
  const [before, next] = [to(place?.before), to(place?.next)];
  useArrows(before, next);
  return (
    <nav aria-label={caseFrameWords.queue} className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Link className="inline-flex min-h-11 items-center gap-1 font-bold" to={paths.moderationOf(among)}>
        <Icon name="back" size={18} /> {caseFrameWords.moderation}
      </Link>
      {place && (
        <span className="text-muted text-sm">
          {caseFrameWords.place(counted(place.position), counted(place.total))}
          <span className="max-[22.5rem]:hidden">{caseFrameWords.oldestFirst}</span>
        </span>
      )}
      {place && (
        <span className="ml-auto flex gap-2">
          <Step to={before} keys="Shift+ArrowLeft">
            <Icon name="back" size={18} /> {caseFrameWords.before}
          </Step>
          <Step to={next} keys="Shift+ArrowRight">
            {caseFrameWords.next} <Icon name="forward" size={18} />
          </Step>
        </span>
      )}
    </nav>
  );
}

function Step({ to, keys, children }: { to: string | null | undefined; keys: string; children: ReactNode }) {
  const look = 'btn btn-outline max-sm:px-2 max-sm:text-sm';
  if (!to)
    return (
      <button type="button" className={look} disabled>
        {children}
      </button>
    );
  return (
    <Link className={look} to={to} aria-keyshortcuts={keys}>
      {children}
    </Link>
  );
}

/** Shift and an arrow lead to the case before or after, unless somebody types or chooses: there they mean something else. */
function useArrows(before: string | null | undefined, next: string | null | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = ({ key, shiftKey, target }: KeyboardEvent) => {
      if (!shiftKey || (target as Element).matches('input, textarea, select')) return;
      if (document.querySelector('dialog[open]')) return;
      if (key === 'ArrowLeft' && before) navigate(before);
      if (key === 'ArrowRight' && next) navigate(next);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate, before, next]);
}
