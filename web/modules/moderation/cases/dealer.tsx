import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { dealerName } from '../../../../shared/dealers/names.ts';
import { shortDate } from '../../../../shared/time.ts';
import { whyNotVerify } from '../../../../shared/verification/rules.ts';
import { caseDealerWords } from '../../../../words/moderation/case-dealer.ts';
import { CheckedDetails } from '../../verification/checked-details.tsx';
import { useAskForMore } from '../../verification/queries.ts';
import { useChecks } from '../../verification/use-checks.ts';
import { VerificationChecks } from '../../verification/verification-checks.tsx';
import { caseScreen, type ViewOf } from '../case-screen.tsx';
import { PersonSide } from '../person-side.tsx';

type View = ViewOf<'dealer'>;

/** A dealer that waits for its verification, with the list that our team goes through (docs/domain/lifecycles.md, "Verification"). */
export const DealerCase = caseScreen<'dealer'>({
  titleOf: ({ profile }, isOpen) => ({
    question: isOpen ? caseDealerWords.question(dealerName(profile)) : dealerName(profile),
    since: profile.waiting_since,
    ...(isOpen && { more: caseDealerWords.wePromise }),
  }),
  versionOf: ({ profile }) => profile.details_version,
  // Other details are ticked anew.
  beginsAnew: true,
  Facts: Who,
  decidedOf: ({ profile: { is_verified, verification } }) =>
    is_verified ? { how: caseDealerWords.verified, when: verification ? shortDate(verification.created_at) : undefined } : null,
  useToDecide({ profile }, { isChanged }) {
    const asking = useAskForMore(profile.user_id);
    const [askId] = useState(uuidv7);
    const { ticked, onTick, toGo, verify } = useChecks(profile);
    const { details_version: version } = profile;
    const name = dealerName(profile);
    return {
      above: isChanged && (
        <p className="notice" role="status">
          {caseDealerWords.changedMeanwhile}
        </p>
      ),
      below: (
        <section className="card p-4" aria-label={caseDealerWords.listOfChecks}>
          <VerificationChecks user={profile} {...{ ticked, onTick }} />
        </section>
      ),
      choices: [
        {
          value: 'verify',
          title: caseDealerWords.verify(name),
          follows: caseDealerWords.canBid,
          action: caseDealerWords.verify(name),
          missing: whyNotVerify(profile, version)?.message() ?? (toGo && `${toGo}.`),
          act: verify,
          done: caseDealerWords.isVerified,
          told: caseDealerWords.getsEmail(name, version),
        },
        {
          value: 'more',
          title: caseDealerWords.askForMore,
          follows: caseDealerWords.staysInList,
          why: caseDealerWords.whatNeeded,
          action: caseDealerWords.ask(name),
          act: (reason) => asking.mutateAsync({ id: askId, reason }),
          done: caseDealerWords.wasAsked,
          told: caseDealerWords.getsWords(name),
        },
      ],
    };
  },
});

function Who({ view: { profile, person } }: { view: View }) {
  return (
    <section className="card" aria-label={caseDealerWords.theDealer}>
      <PersonSide person={person}>
        <CheckedDetails user={profile} />
      </PersonSide>
    </section>
  );
}
