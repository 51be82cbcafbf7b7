import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { shortDate } from '../../../../shared/time.ts';
import { caseLookalikeWords } from '../../../../words/moderation/case-lookalike.ts';
import { useLeaveAccount, useSuspend } from '../../standing/queries.ts';
import { caseScreen } from '../case-screen.tsx';
import { CaseSection } from '../case-section.tsx';
import { PersonSide } from '../person-side.tsx';

/** An account with the phone number or licence of a suspended person (docs/domain/accounts.md, "Suspending"). */
export const LookalikeCase = caseScreen<'lookalike'>({
  titleOf: ({ person, like, created_at }, isOpen) => ({
    question: isOpen ? caseLookalikeWords.question(person.name, like.name) : person.name,
    since: created_at,
  }),
  Facts: ({ view: { person, like, same, reason } }) => (
    <>
      <section className="card" aria-label={caseLookalikeWords.theAccount}>
        <PersonSide person={person} as={caseLookalikeWords.thisAccount}>
          <p>{caseLookalikeWords.same[same]}</p>
        </PersonSide>
      </section>
      <section className="card" aria-label={caseLookalikeWords.theSuspended}>
        <PersonSide person={like} as={like.is_suspended ? caseLookalikeWords.suspended : caseLookalikeWords.wasSuspended} />
      </section>
      {reason && (
        <CaseSection title={caseLookalikeWords.whyWasSuspended(like.name)}>
          <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
        </CaseSection>
      )}
    </>
  ),
  decidedOf({ person, left_at }) {
    if (left_at) return { how: caseLookalikeWords.left, when: shortDate(left_at) };
    return person.is_suspended ? { how: caseLookalikeWords.suspended } : null;
  },
  useToDecide({ person }) {
    const suspend = useSuspend(person.user_id);
    const leave = useLeaveAccount(person.user_id);
    const [id] = useState(uuidv7);
    return {
      choices: [
        {
          value: 'leave',
          title: caseLookalikeWords.leave,
          follows: caseLookalikeWords.goesOn,
          action: caseLookalikeWords.leaveThis(person.name),
          act: () => leave.mutateAsync(),
          done: caseLookalikeWords.staysAsItIs,
          told: caseLookalikeWords.nobodyTold,
        },
        {
          value: 'suspend',
          title: caseLookalikeWords.suspend,
          follows: caseLookalikeWords.onlyRead,
          why: caseLookalikeWords.why,
          action: caseLookalikeWords.suspendThis(person.name),
          isLoss: true,
          act: (reason) => suspend.mutateAsync({ id, reason }),
          done: caseLookalikeWords.isSuspended,
          told: caseLookalikeWords.getsReason(person.name),
        },
      ],
    };
  },
});
