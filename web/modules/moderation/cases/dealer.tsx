import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { dealerName } from '../../../../shared/dealers/names.ts';
import { shortDate } from '../../../../shared/time.ts';
import { whyNotVerify } from '../../../../shared/verification/rules.ts';
import { plural } from '../../../../shared/words.ts';
import { useAskForMore, useSetVerification } from '../../verification/queries.ts';
import { useTicks } from '../../verification/use-ticks.ts';
import { checkWords, VerificationChecks } from '../../verification/verification-checks.tsx';
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
    const verification = useSetVerification(profile.user_id);
    const asking = useAskForMore(profile.user_id);
    const [askId] = useState(uuidv7);
    const { ticked, onTick, open, forget } = useTicks(profile);
    const { details_version: version } = profile;
    const name = dealerName(profile);
    const toGo = `${plural(open.length, { one: 'One to go', other: '# to go' })}: ${open.map((each) => checkWords[each].toLowerCase()).join(', ')}.`;
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
          missing: whyNotVerify(profile, version)?.message ?? (open.length > 0 ? toGo : null),
          act: async () => {
            await verification.mutateAsync({
              ...{ is_verified: true, licence_checked: true, phone_called: true, address_found: true },
              details_version: version,
            });
            forget();
          },
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
  const { verification } = profile;
  const rows = [
    ['Contact', profile.full_name],
    ['Email', profile.email_verified ? profile.email : `${profile.email}, not verified`],
    ['Location', profile.location ?? 'Not provided'],
    ['Details', `version ${profile.details_version}`],
  ];
  return (
    <section className="card" aria-label="The dealer">
      <PersonSide person={person}>
        <dl className="grid gap-x-6 sm:grid-cols-2">
          {rows.map(([label, value]) => (
            <div key={label} className="border-line flex justify-between gap-3 border-b py-2">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right font-bold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {verification?.reason && (
          <p className="text-sm wrap-anywhere">
            {verification.step === 'more_asked' ? 'Asked' : 'Unverified'} on {shortDate(verification.created_at)}: “{verification.reason}”
          </p>
        )}
      </PersonSide>
    </section>
  );
}
