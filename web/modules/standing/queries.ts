import type { BodyInput } from '../../../shared/contract.ts';
import { standingApi } from '../../../shared/standing/api.ts';
import { ownStanding, suspensionEffects, suspensionsOf, warningsOf } from '../../../shared/standing/reads.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** The own suspension, and the warnings that wait to be read. */
export const useOwnStanding = () => useRead('standing', ownStanding);

/** An own warning was read. */
export const useReadWarning = () => useChange(['person.read_warning'], (id: string) => call(standingApi.readWarning, { params: { id } }));

/** Says something against the own suspension, once. */
export const useContest = () =>
  useChange(['person.contested'], (body: BodyInput<typeof standingApi.contest>) => call(standingApi.contest, { body }));

/** The warnings of a person, for the administrator. */
export const useWarnings = (userId: string) => usePaged('users', warningsOf(userId));

/** The suspensions of a person, for the administrator. */
export const useSuspensions = (userId: string) => usePaged('users', suspensionsOf(userId));

/** What a suspension of this person would stop now. */
export const useSuspensionEffects = (userId: string) => useRead('users', suspensionEffects(userId));

/** Warns a person. */
export function useWarn(userId: string) {
  return useChange(['person.warned'], (body: BodyInput<typeof standingApi.warn>) =>
    call(standingApi.warn, { params: { id: userId }, body }),
  );
}

/** Suspends a person. */
export function useSuspend(userId: string) {
  return useChange(['person.suspended'], (body: BodyInput<typeof standingApi.suspend>) =>
    call(standingApi.suspend, { params: { id: userId }, body }),
  );
}

/** Ends a suspension. */
export function useRestore(userId: string) {
  return useChange(['person.restored'], (reason: string) => call(standingApi.restore, { params: { id: userId }, body: { reason } }));
}

/** Answers what a person says against the suspension, which stands. */
export function useAnswer(userId: string) {
  return useChange(['person.answered'], (reason: string) => call(standingApi.answer, { params: { id: userId }, body: { reason } }));
}

/** Leaves a new account that looks like a suspended person as it is. */
export function useLeaveAccount(userId: string) {
  return useChange(['account.left'], () => call(standingApi.leave, { params: { id: userId } }));
}

/** Signs a person out everywhere. */
export function useEndSessionsOf(userId: string) {
  return useChange(['person.signed_out'], () => call(standingApi.endSessions, { params: { id: userId } }));
}

/** Signs a person out in one browser. */
export const useEndSessionOf = () => useChange(['person.signed_out'], (id: string) => call(standingApi.endSession, { params: { id } }));
