import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { shortDate } from '../../../../shared/time.ts';
import { useLeaveAccount, useSuspend } from '../../standing/queries.ts';
import { caseScreen } from '../case-screen.tsx';
import { CaseSection } from '../case-section.tsx';
import { PersonSide } from '../person-side.tsx';

const sameWords = { phone: 'the same phone number', licence: 'the same licence number' };

/** An account with the phone number or licence of a suspended person (docs/domain/accounts.md, "Suspending"). */
export const LookalikeCase = caseScreen<'lookalike'>({
  titleOf: ({ person, like, created_at }, isOpen) => ({
    question: isOpen ? `Is ${person.name} the suspended ${like.name}?` : person.name,
    since: created_at,
  }),
  Facts: ({ view: { person, like, same, reason } }) => (
    <>
      <section className="card" aria-label="The account">
        <PersonSide person={person} as="This account">
          <p>It has {sameWords[same]}. A family or a yard may share one.</p>
        </PersonSide>
      </section>
      <section className="card" aria-label="The suspended person">
        <PersonSide person={like} as={like.is_suspended ? 'Suspended' : 'Was suspended'} />
      </section>
      {reason && (
        <CaseSection title={`Why ${like.name} was suspended`}>
          <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
        </CaseSection>
      )}
    </>
  ),
  decidedOf({ person, left_at }) {
    if (left_at) return { how: 'Left as it is', when: shortDate(left_at) };
    return person.is_suspended ? { how: 'Suspended' } : null;
  },
  useToDecide({ person }) {
    const suspend = useSuspend(person.user_id);
    const leave = useLeaveAccount(person.user_id);
    const [id] = useState(uuidv7);
    return {
      choices: [
        {
          value: 'leave',
          title: 'Leave it',
          follows: 'The account goes on.',
          action: `Leave ${person.name}`,
          act: () => leave.mutateAsync(),
          done: 'The account stays as it is',
          told: 'Nobody is told.',
        },
        {
          value: 'suspend',
          title: 'Suspend this account too',
          follows: 'It can only read, and others find nothing of it.',
          why: 'Why? The person reads this.',
          action: `Suspend ${person.name}`,
          isLoss: true,
          act: (reason) => suspend.mutateAsync({ id, reason }),
          done: 'The account is suspended',
          told: `${person.name} gets an email with your reason.`,
        },
      ],
    };
  },
});
