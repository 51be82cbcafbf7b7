import { whatIsMissing } from '../../../shared/business/missing.ts';
import { stepsToBid } from '../../../shared/business/steps-to-bid.ts';
import { commissionPercent } from '../../../shared/commissions/amount.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { shortDate } from '../../../shared/time.ts';
import { businessDetailWords } from '../../../words/business/business-detail.ts';
import { missingWords } from '../../../words/business/missing.ts';
import { dealerVerificationWords } from '../../../words/verification/dealer-verification.ts';
import { useUser } from '../../client/session.ts';
import { siteName } from '../../ui/site-name.ts';
import { SupportAddress } from '../settings/support-address.tsx';

/** What stands between a dealer and bidding, and what happens next: what is missing comes first. */
export function VerificationState({ profile }: { profile: Profile }) {
  if (profile.suspended_at) return <Stopped />;
  const missing = whatIsMissing(profile);
  const names = missing.map(({ name }) => name);
  if (profile.is_verified)
    return (
      <section>
        <h2 className="mb-2 text-xl">{dealerVerificationWords.youAreVerified}</h2>
        <WhenVerified />
      </section>
    );
  return (
    <section>
      <h2 className="mb-2 text-xl">{missing.length > 0 ? missingWords.areMissing(names) : dealerVerificationWords.checking}</h2>
      {missing[0] && (
        <p className="mb-3">
          {missingWords.untilGiven}{' '}
          <a className="link" href={`#${missing[0].field}`}>
            {businessDetailWords.add[missing[0].field]}
          </a>
        </p>
      )}
      <WordOfOurTeam profile={profile} />
      <WhilePending missing={names} />
    </section>
  );
}

function Stopped() {
  return (
    <section>
      <h2 className="mb-2 text-xl">{dealerVerificationWords.accountSuspended}</h2>
      <p>{dealerVerificationWords.noCheckNow}</p>
    </section>
  );
}

/** What our team asked for or said last, until the dealer has changed the details. */
function WordOfOurTeam({ profile: { verification, details_version } }: { profile: Profile }) {
  if (!verification?.reason) return null;
  const { step, reason, created_at } = verification;
  return (
    <div className="notice mb-3">
      <p className="font-bold">
        {(step === 'unverified' ? dealerVerificationWords.withdrawnOn : dealerVerificationWords.neededOn)(shortDate(created_at))}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
      {verification.details_version < details_version && <p className="text-muted mt-1 text-sm">{dealerVerificationWords.changedSince}</p>}
    </div>
  );
}

function WhenVerified() {
  return (
    <ol className="steps">
      <li>{dealerVerificationWords.openRequests}</li>
      <li>{dealerVerificationWords.answerProposal}</li>
      <li>{dealerVerificationWords.whatYouOwe(siteName, commissionPercent)} </li>
    </ol>
  );
}

function WhilePending({ missing }: { missing: string[] }) {
  return (
    <>
      <p>
        {missing.length === 0 && <Review />}
        {dealerVerificationWords.questions(<SupportAddress />)}
      </p>
      <h3 className="mt-4">{dealerVerificationWords.whatNext}</h3>
      <ol className="steps">
        {stepsToBid(missing).map(({ words, more }) => (
          <li key={words}>
            <b>{words}.</b> {more}
          </li>
        ))}
      </ol>
    </>
  );
}

function Review() {
  const { mails_withheld } = useUser();
  return (
    <>
      {dealerVerificationWords.reviewing} {mails_withheld
        ? dealerVerificationWords.verifyEmailFirst
        : dealerVerificationWords.emailFollows}{' '}
    </>
  );
}
