import { shortDate } from '../../../shared/time.ts';
import { warningsWords } from '../../../words/standing/warnings.ts';
import { ActButton } from '../../client/act-button.tsx';
import '../../styles/rest.css';
import { useOwnStanding, useReadWarning } from './queries.ts';

/** The warnings of our team that the person has not read yet, on top of their home (docs/domain/accounts.md, "Suspending"). */
export function WarningsCard() {
  const { data } = useOwnStanding();
  const read = useReadWarning();
  return data?.warnings.map(({ id, words, created_at }) => (
    <section key={id} className="lead-card mb-6 p-4" aria-label={warningsWords.heading}>
      <h2 className="text-[1.25rem]">{warningsWords.heading}</h2>
      <p className="text-muted text-sm">{shortDate(created_at)}</p>
      <p className="my-3 whitespace-pre-line wrap-anywhere">{words}</p>
      <ActButton act={() => read.mutateAsync(id)} done={null} failed={warningsWords.notSaved}>
        {warningsWords.haveRead}
      </ActButton>
    </section>
  ));
}
