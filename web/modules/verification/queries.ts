import type { BodyInput } from '../../../shared/contract.ts';
import { verificationApi } from '../../../shared/verification/api.ts';
import { verificationEffects } from '../../../shared/verification/reads.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { useRead } from '../../client/use-read.ts';

/** Whom and what it concerns when this dealer is verified or unverified now. */
export const useVerificationEffects = (userId: string) => useRead('users', verificationEffects(userId));

/** Verifies a dealer whose details were checked, or takes the verification back. */
export function useSetVerification(userId: string) {
  return useChange(['dealer.verified', 'dealer.revoked'], (body: BodyInput<typeof verificationApi.set>) =>
    call(verificationApi.set, { params: { id: userId }, body }),
  );
}

/** Asks a waiting dealer for its licence number. */
export function useAskForLicence(userId: string) {
  return useChange(['dealer.licence_asked'], () => call(verificationApi.askForLicence, { params: { id: userId } }));
}

/** Asks a waiting dealer for something else. */
export function useAskForMore(userId: string) {
  return useChange(['dealer.more_asked'], (body: BodyInput<typeof verificationApi.askForMore>) =>
    call(verificationApi.askForMore, { params: { id: userId }, body }),
  );
}

/** Approves changed business details of a dealer, or refuses them with a reason. */
export function useDecideBusinessChange(userId: string) {
  return useChange(
    ['business.change_approved', 'business.change_refused'],
    ({ change_id, reason }: { change_id: string; reason?: string }) => {
      const params = { id: userId };
      if (reason === undefined) return call(verificationApi.approveChange, { params, body: { change_id } });
      return call(verificationApi.refuseChange, { params, body: { change_id, reason } });
    },
  );
}
