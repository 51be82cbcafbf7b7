import { whatIsMissing } from '../../../shared/business/missing.ts';
import { missingSentence, untilGiven } from '../../../shared/business/missing-words.ts';
import { stepsToBid } from '../../../shared/business/steps-to-bid.ts';
import { commissionPercent } from '../../../shared/commissions/amount.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { shortDate } from '../../../shared/time.ts';
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
        <h2 className="mb-2 text-xl">You are verified</h2>
        <WhenVerified />
      </section>
    );
  return (
    <section>
      <h2 className="mb-2 text-xl">{missing.length > 0 ? missingSentence(names) : 'We are checking your business'}</h2>
      {missing[0] && (
        <p className="mb-3">
          {untilGiven}{' '}
          <a className="link" href={`#${missing[0].field}`}>
            Add the {missing[0].name}
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
      <h2 className="mb-2 text-xl">Your account is suspended</h2>
      <p>We don’t check your business meanwhile. When the suspension ends, you are verified again if you were before.</p>
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
        {step === 'unverified' ? 'Your verification was withdrawn' : 'Our team needs something'} on {shortDate(created_at)}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
      {verification.details_version < details_version && (
        <p className="text-muted mt-1 text-sm">You have changed your details since; our team looks at them again.</p>
      )}
    </div>
  );
}

function WhenVerified() {
  return (
    <ol className="steps">
      <li>Open the buyer requests and bid with your best price, once for each request.</li>
      <li>Answer the buyer’s viewing proposal and meet in person.</li>
      <li>
        After a sale you owe {siteName} {commissionPercent}% of the final price, nothing else.
      </li>
    </ol>
  );
}

function WhilePending({ missing }: { missing: string[] }) {
  return (
    <>
      <p>
        {missing.length === 0 && <Review />}
        Questions? Write to <SupportAddress />.
      </p>
      <h3 className="mt-4">What happens next</h3>
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
      Our admin team is reviewing your business information.{' '}
      {mails_withheld
        ? 'Verify your email address first, then an email follows, typically within 1-2 business days; this page changes by itself too.'
        : 'An email follows, typically within 1-2 business days. This page changes by itself.'}{' '}
    </>
  );
}
