import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { caseFrameWords } from '../../../words/moderation/case-frame.ts';
import { StateWords } from '../../ui/state-words.tsx';
import { Words } from './words.tsx';

export interface DecidedProps {
  /** How it was decided: 'Upheld', 'Approved'. */
  how: string;
  /** '24 Nov 2026', where it is known. */
  when?: string | undefined;
  reason?: string | null | undefined;
  /** What stands now, where that can have changed since. */
  now?: string;
}

/** What stands where the decision was, once a case waits no more. */
export function Decided({ how, when, reason, now }: DecidedProps) {
  return (
    <section className="card card-settled grid gap-2 p-4 max-lg:order-first lg:sticky lg:top-20" aria-label={caseFrameWords.decided}>
      <StateWords kind="settled">{when ? caseFrameWords.decidedOn(how, when) : how}</StateWords>
      {reason && <Words text={reason} />}
      {now && <p className="wrap-anywhere">{now}</p>}
      <Link className="btn btn-primary mt-2" to={paths.moderation}>
        {caseFrameWords.whatWaits}
      </Link>
    </section>
  );
}
