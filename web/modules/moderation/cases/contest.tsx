import { shortDate } from '../../../../shared/time.ts';
import { caseContestWords } from '../../../../words/moderation/case-contest.ts';
import { useAnswer, useRestore } from '../../standing/queries.ts';
import { caseScreen } from '../case-screen.tsx';
import { CaseSection } from '../case-section.tsx';
import { PersonSide } from '../person-side.tsx';

/** A suspended person who contests it (docs/domain/accounts.md, "Suspending"). */
export const ContestCase = caseScreen<'contest'>({
  titleOf: ({ person, suspension }, isOpen) => ({
    question: isOpen ? caseContestWords.question(person.name) : person.name,
    since: suspension.contested_at,
  }),
  versionOf: ({ suspension }) => suspension.id,
  Facts: ({ view: { person, suspension } }) => (
    <>
      <CaseSection title={caseContestWords.whatTheySay}>
        <p className="whitespace-pre-line wrap-anywhere">{suspension.contest}</p>
      </CaseSection>
      <CaseSection title={caseContestWords.whySuspended}>
        <p className="whitespace-pre-line wrap-anywhere">{suspension.reason}</p>
        <p className="text-muted text-sm">{caseContestWords.by(suspension.admin_name, shortDate(suspension.created_at))}</p>
      </CaseSection>
      <section className="card" aria-label={caseContestWords.thePerson}>
        <PersonSide person={person} />
      </section>
    </>
  ),
  decidedOf({ suspension: { ended_at, end_reason, answer, answered_at } }) {
    if (ended_at) return { how: caseContestWords.ended, when: shortDate(ended_at), reason: end_reason };
    return answer && answered_at ? { how: caseContestWords.stays, when: shortDate(answered_at), reason: answer } : null;
  },
  useToDecide({ person }) {
    const restore = useRestore(person.user_id);
    const answer = useAnswer(person.user_id);
    return {
      choices: [
        {
          value: 'end',
          title: caseContestWords.end,
          follows: caseContestWords.comesBack(person.name),
          why: caseContestWords.why,
          action: caseContestWords.end,
          act: (reason) => restore.mutateAsync(reason),
          done: caseContestWords.isEnded,
          told: caseContestWords.getsWords(person.name),
        },
        {
          value: 'stay',
          title: caseContestWords.letStand,
          follows: caseContestWords.onlyOnce,
          why: caseContestWords.yourAnswer,
          action: caseContestWords.letStand,
          act: (words) => answer.mutateAsync(words),
          done: caseContestWords.answerSent,
          told: caseContestWords.getsAnswer(person.name),
        },
      ],
    };
  },
});
