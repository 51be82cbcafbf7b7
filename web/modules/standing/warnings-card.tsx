import { shortDate } from '../../../shared/time.ts';
import { ActButton } from '../../client/act-button.tsx';
import '../../styles/rest.css';
import { useOwnStanding, useReadWarning } from './queries.ts';

/** The warnings of our team that the person has not read yet, on top of their home (docs/domain/accounts.md, "Suspending"). */
export function WarningsCard() {
  const { data } = useOwnStanding();
  const read = useReadWarning();
  return data?.warnings.map(({ id, words, created_at }) => (
    <section key={id} className="lead-card mb-6 p-4" aria-label="A warning from our team">
      <h2 className="text-[1.25rem]">A warning from our team</h2>
      <p className="text-muted text-sm">{shortDate(created_at)}</p>
      <p className="my-3 whitespace-pre-line wrap-anywhere">{words}</p>
      <ActButton act={() => read.mutateAsync(id)} done={null} failed="This was not saved">
        I have read this
      </ActButton>
    </section>
  ));
}
