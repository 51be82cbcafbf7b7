import { Fragment, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { CaseView } from '../../../../shared/moderation/api.ts';
import { shortDate } from '../../../../shared/time.ts';
import { caseLookalikeWords } from '../../../../words/moderation/case-lookalike.ts';
import { useLeaveAccount, useSuspend } from '../../standing/queries.ts';
import { caseScreen } from '../case-screen.tsx';
import { CaseSection } from '../case-section.tsx';
import { PersonSide } from '../person-side.tsx';

/** An account with the phone number or licence of a suspended person (docs/domain/accounts.md, "Suspending"). */
export const LookalikeCase = caseScreen<'lookalike'>({
  titleOf: ({ person, alike, created_at }, isOpen) => ({ question: isOpen ? questionOf(person, alike) : person.name, since: created_at }),
  Facts: ({ view: { person, alike } }) => (
    <>
      <section className="card" aria-label={caseLookalikeWords.theAccount}>
        <PersonSide person={person} as={caseLookalikeWords.thisAccount} />
      </section>
      {alike.map(({ like, same, reason }) => (
        <Fragment key={like.user_id}>
          <section className="card" aria-label={caseLookalikeWords.theSuspended}>
            <PersonSide person={like} as={like.is_suspended ? caseLookalikeWords.suspended : caseLookalikeWords.wasSuspended}>
              {same.map((what) => (
                <p key={what}>{caseLookalikeWords.same[what]}</p>
              ))}
            </PersonSide>
          </section>
          {reason && (
            <CaseSection title={caseLookalikeWords.whyWasSuspended(like.name)}>
              <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
            </CaseSection>
          )}
        </Fragment>
      ))}
    </>
  ),
  decidedOf({ person, is_open, left_at }) {
    if (is_open) return null;
    if (person.is_suspended) return { how: caseLookalikeWords.suspended };
    return left_at ? { how: caseLookalikeWords.left, when: shortDate(left_at) } : { how: caseLookalikeWords.over };
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

type View = Extract<CaseView, { kind: 'lookalike' }>;

function questionOf(person: View['person'], [first, ...others]: View['alike']): string {
  return first && others.length === 0 ? caseLookalikeWords.question(person.name, first.like.name) : caseLookalikeWords.isOneOf(person.name);
}
