import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { dealerName } from '../../../../shared/dealers/names.ts';
import { shortDate } from '../../../../shared/time.ts';
import { whyNotVerify } from '../../../../shared/verification/rules.ts';
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
    question: isOpen ? `Verify ${dealerName(profile)}?` : dealerName(profile),
    since: profile.waiting_since,
    ...(isOpen && { more: 'we promise an answer in 1–2 business days' }),
  }),
  versionOf: ({ profile }) => profile.details_version,
  // Other details are ticked anew.
  beginsAnew: true,
  Facts: Who,
  decidedOf: ({ profile: { is_verified, verification } }) =>
    is_verified ? { how: 'Verified', when: verification ? shortDate(verification.created_at) : undefined } : null,
  useToDecide({ profile }, { isChanged }) {
    const asking = useAskForMore(profile.user_id);
    const [askId] = useState(uuidv7);
    const { ticked, onTick, toGo, verify } = useChecks(profile);
    const { details_version: version } = profile;
    const name = dealerName(profile);
    return {
      above: isChanged && (
        <p className="notice" role="status">
          The dealer has changed these details meanwhile. Please check them anew.
        </p>
      ),
      below: (
        <section className="card p-4" aria-label="The list of checks">
          <VerificationChecks user={profile} {...{ ticked, onTick }} />
        </section>
      ),
      choices: [
        {
          value: 'verify',
          title: `Verify ${name}`,
          follows: 'It can bid at once, and its cars come onto the market.',
          action: `Verify ${name}`,
          missing: whyNotVerify(profile, version)?.message() ?? (toGo && `${toGo}.`),
          act: verify,
          done: 'User verified successfully',
          told: `${name} gets an email. Your ticks, the time and version ${version} of these details are kept.`,
        },
        {
          value: 'more',
          title: 'Ask for more',
          follows: 'It stays in the list of those who wait.',
          why: 'What do you need? The dealer reads this.',
          action: `Ask ${name}`,
          act: (reason) => asking.mutateAsync({ id: askId, reason }),
          done: 'The dealer was asked',
          told: `${name} gets an email with your words.`,
        },
      ],
    };
  },
});

function Who({ view: { profile, person } }: { view: View }) {
  return (
    <section className="card" aria-label="The dealer">
      <PersonSide person={person}>
        <CheckedDetails user={profile} />
      </PersonSide>
    </section>
  );
}
