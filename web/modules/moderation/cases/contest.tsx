import { shortDate } from '../../../../shared/time.ts';
import { useAnswer, useRestore } from '../../standing/queries.ts';
import { caseScreen } from '../case-screen.tsx';
import { CaseSection } from '../case-section.tsx';
import { PersonSide } from '../person-side.tsx';

/** A suspended person who contests it (docs/domain/accounts.md, "Suspending"). */
export const ContestCase = caseScreen<'contest'>({
  titleOf: ({ person, suspension }, isOpen) => ({
    question: isOpen ? `End the suspension of ${person.name}?` : person.name,
    since: suspension.contested_at,
  }),
  versionOf: ({ suspension }) => suspension.id,
  Facts: ({ view: { person, suspension } }) => (
    <>
      <CaseSection title="What they say">
        <p className="whitespace-pre-line wrap-anywhere">{suspension.contest}</p>
      </CaseSection>
      <CaseSection title="Why they are suspended">
        <p className="whitespace-pre-line wrap-anywhere">{suspension.reason}</p>
        <p className="text-muted text-sm">
          By {suspension.admin_name}, {shortDate(suspension.created_at)}
        </p>
      </CaseSection>
      <section className="card" aria-label="The person">
        <PersonSide person={person} />
      </section>
    </>
  ),
  decidedOf({ suspension: { ended_at, end_reason, answer, answered_at } }) {
    if (ended_at) return { how: 'Suspension ended', when: shortDate(ended_at), reason: end_reason };
    return answer && answered_at ? { how: 'The suspension stays', when: shortDate(answered_at), reason: answer } : null;
  },
  useToDecide({ person }) {
    const restore = useRestore(person.user_id);
    const answer = useAnswer(person.user_id);
    return {
      choices: [
        {
          value: 'end',
          title: 'End the suspension',
          follows: `Everything of ${person.name} comes back as it was. Viewings that were cancelled have to be booked again.`,
          why: 'Why? The person reads this.',
          action: 'End the suspension',
          act: (reason) => restore.mutateAsync(reason),
          done: 'The suspension is ended',
          told: `${person.name} gets an email with your words.`,
        },
        {
          value: 'stay',
          title: 'Let it stand',
          follows: 'They can’t contest it a second time. You can end it any day on their page.',
          why: 'Your answer. The person reads this.',
          action: 'Let it stand',
          act: (words) => answer.mutateAsync(words),
          done: 'Your answer is sent',
          told: `${person.name} gets an email with your answer.`,
        },
      ],
    };
  },
});
