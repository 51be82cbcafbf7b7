import type { Profile } from '../../../shared/profile/api.ts';
import { shortDate } from '../../../shared/time.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { verifyWords } from '../../../words/verification/verify.ts';

/** Whose details our team checks, which version of them, and what was said last: the same at every door to the verification. */
export function CheckedDetails({ user }: { user: Profile }) {
  const { email, email_verified, verification } = user;
  const rows = [
    [verifyWords.contact, user.full_name],
    [verifyWords.email, email_verified ? email : verifyWords.emailNotVerified(email)],
    [verifyWords.location, user.location ?? uiWords.notProvided],
    [verifyWords.details, verifyWords.version(user.details_version)],
  ];
  return (
    <>
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
          {(verification.step === 'more_asked' ? verifyWords.askedOn : verifyWords.unverifiedOn)(
            shortDate(verification.created_at),
            `“${verification.reason}”`,
          )}
        </p>
      )}
    </>
  );
}
