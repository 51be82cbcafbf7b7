import { type ReactNode, useState } from 'react';
import { verificationAge } from '../../../shared/age.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { whyNotVerify } from '../../../shared/verification/rules.ts';
import { verifyWords } from '../../../words/verification/verify.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CheckedDetails } from './checked-details.tsx';
import { useVerificationEffects } from './queries.ts';
import { useChecks } from './use-checks.ts';
import { VerificationChecks } from './verification-checks.tsx';
import { verifyingInWords } from './verification-effects.ts';

interface VerifyProps {
  user: Profile;
  onClose: () => void;
  onAskForMore: () => void;
}

/**
 * The list our team goes through before a dealer is verified (docs/domain/lifecycles.md, "Verification"). It shows the details as they were when it
 * opened: those are what is ticked, and the server refuses when they changed meanwhile.
 */
export function VerifyDialog({ user, onClose, onAskForMore }: VerifyProps) {
  const [seen, setSeen] = useState(user);
  const isOld = user.details_version !== seen.details_version;
  return (
    <List key={seen.details_version} {...{ user: { ...seen, verification: user.verification }, onClose, onAskForMore }}>
      {isOld && (
        <div className="notice" role="status">
          <p>{verifyWords.detailsChanged}</p>
          <button type="button" className="btn btn-outline mt-2" onClick={() => setSeen(user)}>
            {verifyWords.showNew}
          </button>
        </div>
      )}
    </List>
  );
}

function List({ user, onClose, onAskForMore, children }: VerifyProps & { children: ReactNode }) {
  const { ticked, onTick, toGo, verify } = useChecks(user);
  const { onConfirm, ...confirmation } = useConfirmation({
    act: verify,
    done: verifyWords.verified,
    failed: verifyWords.notUpdated,
    onClose,
  });
  const { data: effects } = useVerificationEffects(user.user_id);
  const why = whyNotVerify(user, user.details_version);
  const waiting = verificationAge(user.waiting_since, useNow());
  return (
    <FormDialog
      title={verifyWords.verifyThat(dealerName(user))}
      action={verifyWords.verify}
      busy={verifyWords.verifying}
      disabled={why !== null || toGo !== null}
      onSubmit={onConfirm}
      {...confirmation}
    >
      <p className="text-muted text-sm">{user.is_verified ? verifyWords.staysVerified : `${waiting.words}. ${verifyWords.weAnswerIn}`}</p>
      {why && <p className="font-bold">{why.message()}</p>}
      {!user.is_verified && effects && <p>{verifyingInWords(effects)}</p>}
      {children}
      <CheckedDetails user={user} />
      <VerificationChecks user={user} {...{ ticked, onTick }} />
      <p className="text-muted text-sm">{verifyWords.whatIsKept(user.details_version)}</p>
      <p className="flex flex-wrap items-center justify-between gap-2">
        {!user.is_verified && (
          <button type="button" className="btn btn-quiet -ml-3" onClick={onAskForMore}>
            {verifyWords.askForMore}
          </button>
        )}
        {toGo && <span className="text-muted text-sm">{toGo}</span>}
      </p>
    </FormDialog>
  );
}
